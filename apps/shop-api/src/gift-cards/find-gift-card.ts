import type { Queryable } from '@fachwerk/database';
import type { GiftCardFailure } from '@fachwerk/shared/contracts';
import { berlinDate } from '@fachwerk/shared/time';
import { type CardCodes, cardHashes } from './card-codes';

export interface GiftCard {
  [column: string]: unknown;
  id: string;
  lastDigits: string;
  balanceCents: number;
  /** ISO date. */
  validUntil: string;
  isBlocked: boolean;
}

/** The card of a number and its PIN; a wrong PIN is answered like an unknown number. */
export async function findGiftCard(
  db: Queryable,
  secret: string,
  codes: CardCodes,
): Promise<GiftCard | undefined> {
  const { number, pin } = cardHashes(secret, codes);
  const [card] = await db.query<GiftCard>(
    `select id, last_digits as "lastDigits", balance_cents as "balanceCents",
       valid_until::text as "validUntil", blocked_at is not null as "isBlocked"
     from gift_card where number_hash = $1 and pin_hash = $2`,
    [number, pin],
  );
  return card;
}

/** Why a card cannot pay; undefined if it can. */
export function failureOf(card: GiftCard | undefined, now: Date): GiftCardFailure | undefined {
  if (!card) return 'NOT_FOUND';
  if (card.isBlocked) return 'BLOCKED';
  if (card.validUntil < berlinDate(now.toISOString())) return 'EXPIRED';
  return card.balanceCents === 0 ? 'EMPTY' : undefined;
}
