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

/**
 * The card of a number and its PIN; a wrong PIN is answered like an unknown number. A card that was hashed
 * with an earlier secret is hashed anew, so that this secret is needed for unused cards only.
 */
export async function findGiftCard(
  db: Queryable,
  secret: string,
  codes: CardCodes,
): Promise<GiftCard | undefined> {
  const hashes = cardHashes(secret, codes);
  const [current] = hashes;
  const [found] = await db.query<GiftCard & { numberHash: string }>(
    `select id, last_digits as "lastDigits", balance_cents as "balanceCents",
       valid_until::text as "validUntil", blocked_at is not null as "isBlocked", number_hash as "numberHash"
     from gift_card where (number_hash, pin_hash) in (select * from unnest($1::text[], $2::text[]))`,
    [hashes.map(({ number }) => number), hashes.map(({ pin }) => pin)],
  );
  if (!found) return undefined;
  const { numberHash, ...card } = found;
  if (numberHash !== current.number)
    await db.query('update gift_card set number_hash = $2, pin_hash = $3 where id = $1', [
      card.id,
      current.number,
      current.pin,
    ]);
  return card;
}

/** Why a card cannot pay; undefined if it can. */
export function failureOf(card: GiftCard | undefined, now: Date): GiftCardFailure | undefined {
  if (!card) return 'NOT_FOUND';
  if (card.isBlocked) return 'BLOCKED';
  if (card.validUntil < berlinDate(now.toISOString())) return 'EXPIRED';
  return card.balanceCents === 0 ? 'EMPTY' : undefined;
}
