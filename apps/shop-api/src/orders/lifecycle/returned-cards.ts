import type { Queryable } from '@fachwerk/database';
import {
  blockGiftCard,
  findIssuedCard,
  hasPaid,
  type IssuedCard,
} from '../../benefits/gift-cards/gift-card-ledger';
import { ShopError } from '../../kernel/errors/shop-error';
import { displayPrice } from '../../kernel/money/display';
import type { LineQuantity } from './change-lines';
import type { Order, OrderLine } from './order';

/** Names the card of a line in the ledger of gift cards: each line has one. */
export const cardReference = (orderId: string, lineId: number): string => `${orderId} ${lineId}`;

/** Who has the money of a gift card cannot pay with it any more. One that has paid is not given back. */
export async function blockReturnedCards(
  tx: Queryable,
  { id, lines }: Order,
  after: readonly OrderLine[],
): Promise<void> {
  for (const [index, { lineId, giftCardValue, returned }] of after.entries())
    if (giftCardValue !== null && returned !== lines[index]?.returned)
      refuseUsed(await blockGiftCard(tx, cardReference(id, lineId)));
}

/** The same refusal without a lock, for a page that shows what would be given back. */
export async function refuseUsedCards(
  db: Queryable,
  { id, lines }: Order,
  asked: readonly LineQuantity[],
): Promise<void> {
  const cards = lines.filter(({ giftCardValue }) => giftCardValue !== null);
  for (const { lineId } of cards.filter((line) => asked.some((one) => one.lineId === line.lineId)))
    refuseUsed(await findIssuedCard(db, cardReference(id, lineId)));
}

function refuseUsed(card: IssuedCard | undefined): void {
  if (!card || !hasPaid(card)) return;
  const { displayValue: balance } = displayPrice(card.balanceCents);
  throw new ShopError({ statusCode: 412, key: 'caseError.cardUsed', values: { balance } });
}
