import { type Database, openDatabase } from '@fachwerk/database';
import { GIFT_CARD_DESIGNS, GIFT_CARD_EUROS, giftCardPicture } from '@fachwerk/shared/rules';
import { writeFormProducts } from '../../catalogue/items/write-form-products';
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
export const writeDesigns = (db: Database): Promise<void> =>
  db.transaction((tx) =>
    writeFormProducts(
      tx,
      { id: GIFT_CARD, name: 'Geschenkkarten', slug: 'geschenkkarten' },
      GIFT_CARD_DESIGNS.map(({ design, name, itemId, productId }) => ({
        productId,
        itemId,
        name: `Geschenkkarte „${name}“`,
        slug: `geschenkkarte-${design}`,
        cents: GIFT_CARD_EUROS.min * 100,
        picture: giftCardPicture(design),
      })),
    ),
  );

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
