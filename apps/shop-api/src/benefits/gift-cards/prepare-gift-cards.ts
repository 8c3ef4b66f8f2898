import { type Database, openDatabase } from '@fachwerk/database';
import { inStoreEan } from '@fachwerk/shared/catalogue-format';
import { GIFT_CARD_DESIGNS, GIFT_CARD_EUROS, giftCardPicture } from '@fachwerk/shared/rules';
import { storePrices } from '../../catalogue/import/write-prices';
import { ONLINE_LIST } from '../../catalogue/prices/price-lists';
import { cardHashes } from './card-codes';
import { findGiftCard } from './find-gift-card';
import { issueGiftCard } from './gift-card-ledger';
import { GIFT_CARD } from './gift-card-product';

/** Public codes; they exist only in a demonstration. */
export const DEMONSTRATION_CARDS = [
  { number: '5000000000000017', pin: '170017', cents: 5000 },
  { number: '5000000000000025', pin: '250025', cents: 25_000 },
];

export interface PrepareGiftCardsOptions {
  databaseUrl: string;
  giftCardSecret: string;
  /** Issues the cards with public codes; otherwise they are blocked. */
  demonstration: boolean;
  log: (message: string) => void;
}

/** The designs that can be bought, and the cards of a demonstration. May run again. */
export async function prepareGiftCards(options: PrepareGiftCardsOptions): Promise<void> {
  const db = openDatabase({ url: options.databaseUrl, maxConnections: 2 });
  try {
    await writeDesigns(db);
    if (options.demonstration) await issueCards(db, options);
    else
      await db.query(
        'update gift_card set blocked_at = now() where number_hash = any($1) and blocked_at is null',
        [
          DEMONSTRATION_CARDS.flatMap((codes) => cardHashes(options.giftCardSecret, codes)).map(
            ({ number }) => number,
          ),
        ],
      );
  } finally {
    await db.close();
  }
}

/** Products without list and search entries; they have no stock, so that only their own form sells them. */
export async function writeDesigns(db: Database): Promise<void> {
  const cents = GIFT_CARD_EUROS.min * 100;
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into category (id, level, name, slug, path, position, is_listed)
       values ($1, 1, 'Geschenkkarten', 'geschenkkarten', 'geschenkkarten', 1000, false)
       on conflict (id) do nothing`,
      [GIFT_CARD],
    );
    for (const { design, name, itemId, productId } of GIFT_CARD_DESIGNS) {
      await tx.query(
        `insert into product (id, name, slug, brand, category_id, product_type, search_terms, description, features,
           attributes, variant_attributes, producer, warnings, rating_average, rating_count, popularity, listed_since)
         values ($1, $2, $3, 'Fachwerk', $4, $4, '{}', '', '{}', '{}', '{}', '{}', '{}', 0, 0, 0, '2026-11-01')
         on conflict (id) do update set name = excluded.name`,
        [productId, `Geschenkkarte „${name}“`, `geschenkkarte-${design}`, GIFT_CARD],
      );
      await tx.query(
        `insert into item (id, product_id, ean, position, attributes, price_cents, tax_rate, delivery_days_min,
           delivery_days_max, weight_grams, pictures)
         values ($1, $2, $3, 0, '{}', $4, 0, 0, 0, 0, array[$5]) on conflict (id) do update set pictures = excluded.pictures`,
        [itemId, productId, inStoreEan(itemId), cents, giftCardPicture(design)],
      );
    }
    await storePrices(
      tx,
      GIFT_CARD_DESIGNS.map(({ itemId }) => ({ itemId, listId: ONLINE_LIST, cents })),
    );
  });
}

async function issueCards(db: Database, { giftCardSecret, log }: PrepareGiftCardsOptions): Promise<void> {
  for (const { cents, ...codes } of DEMONSTRATION_CARDS) {
    if (await findGiftCard(db, giftCardSecret, codes)) continue;
    // Another secret needs cards of its own.
    const [{ number }] = cardHashes(giftCardSecret, codes);
    const reference = `demonstration-${number}`;
    const issued = await issueGiftCard(db, giftCardSecret, { cents, reference, now: new Date() }, codes);
    if (issued) log(`Demonstration gift card: ${codes.number}, PIN ${codes.pin}, ${cents / 100} €`);
  }
}
