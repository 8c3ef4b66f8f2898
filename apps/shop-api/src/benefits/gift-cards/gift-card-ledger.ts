import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { berlinDate } from '@fachwerk/shared/time';
import { type CardCodes, cardHashes, newCardCodes } from './card-codes';

/**
 * Three years from the end of the year of issue, the limitation of claims by §§ 195 and 199 BGB. A shorter
 * validity would be void by § 307 BGB.
 */
export const lastValidDay = (now: Date): string =>
  `${Number(berlinDate(now.toISOString()).slice(0, 4)) + 3}-12-31`;

export interface IssueRequest {
  cents: number;
  /** The line of the order: a repeated call issues no second card. */
  reference: string;
  now: Date;
}

/**
 * Issues a card for a paid order line, in the transaction of the order. Returns number and PIN for the mail
 * to the recipient; they cannot be read again. Returns null if the line has its card already.
 */
export async function issueGiftCard(
  tx: Queryable,
  secret: string,
  { cents, reference, now }: IssueRequest,
  codes: CardCodes = newCardCodes(),
): Promise<CardCodes | null> {
  const [hashes] = cardHashes(secret, codes);
  const issued = await tx.query(
    `with booked as (
       insert into gift_card_ledger (card_id, cause, reference, delta_cents) values ($1, 'issue', $6, $5)
       on conflict (reference) where cause = 'issue' do nothing returning card_id
     )
     insert into gift_card (id, number_hash, pin_hash, last_digits, balance_cents, valid_until)
     select card_id, $2, $3, $4, $5, $7::date from booked returning 1`,
    [randomUUID(), hashes.number, hashes.pin, codes.number.slice(-4), cents, reference, lastValidDay(now)],
  );
  return issued.length > 0 ? codes : null;
}

/** Pays with a card for an order, in its transaction; returns the paid cents, the balance at most. */
export async function redeemGiftCard(
  tx: Queryable,
  cardId: string,
  cents: number,
  reference: string,
): Promise<number> {
  const [row] = await tx.query<{ paid: number }>('select redeem_gift_card($1, $2, $3) as paid', [
    cardId,
    cents,
    reference,
  ]);
  return row?.paid ?? 0;
}

/** Gives back what an order has paid with gift cards; may run twice. */
export async function releaseGiftCard(tx: Queryable, reference: string): Promise<number> {
  const [row] = await tx.query<{ released: number }>('select release_gift_card($1) as released', [reference]);
  return row?.released ?? 0;
}

export interface IssuedCard {
  id: string;
  issuedCents: number;
  balanceCents: number;
  isBlocked: boolean;
}

const ISSUED = `
  select c.id, l.delta_cents as "issuedCents", c.balance_cents as "balanceCents", c.blocked_at is not null as "isBlocked"
  from gift_card_ledger l join gift_card c on c.id = l.card_id
  where l.cause = 'issue' and l.reference = $1`;

type IssuedRow = IssuedCard & { [column: string]: unknown };

/** The card that was issued for an order line, as it is now. */
export const findIssuedCard = async (db: Queryable, reference: string): Promise<IssuedCard | undefined> =>
  (await db.query<IssuedRow>(ISSUED, [reference]))[0];

/** What was paid with it, and not given back, is not on it any more. */
export const hasPaid = ({ balanceCents, issuedCents }: IssuedCard): boolean => balanceCents < issuedCents;

/** Blocks the card of an order line, unless it has paid. A payment with it waits for the lock. */
export async function blockGiftCard(tx: Queryable, reference: string): Promise<IssuedCard | undefined> {
  const [card] = await tx.query<IssuedRow>(`${ISSUED} for update of c`, [reference]);
  if (!card || hasPaid(card)) return card;
  await tx.query('update gift_card set blocked_at = coalesce(blocked_at, now()) where id = $1', [card.id]);
  return { ...card, isBlocked: true };
}
