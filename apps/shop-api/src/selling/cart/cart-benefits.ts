import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import { isCustomerCard } from '@fachwerk/shared/rules';
import type { AttachedCard } from '../../benefits/gift-cards/cart-gift-card';
import { acceptedCard } from '../../benefits/promotions/customer-card';
import { openSession } from '../../identity/session/open-session';
import { type Person, personOf } from '../../kernel/limits/person';

/** What a visitor has attached to the cart, and who gets it. */
export interface CartBenefits {
  /** In capital letters. */
  voucher: string | null;
  customerCardNumber: string | null;
  giftCard: AttachedCard | null;
  /** The customer who is logged in. A guest is known at the submit only. */
  person: Person;
}

/** The row of `BENEFITS`; null for a guest without any. */
export type BenefitsRow =
  | [
      voucher: string | null,
      customerCardNumber: string | null,
      giftCard: AttachedCard | null,
      customer: { customerId: string; email: string } | null,
    ]
  | null;

/** A column of statements that read a cart; $1 is the session. */
export const BENEFITS = 'benefits_of_cart($1) as benefits';

/** `BENEFITS` leaves out a blocked card; the number of an account may be older than the check digit. */
export const toBenefits = (row: BenefitsRow): CartBenefits => ({
  voucher: row?.[0] ?? null,
  customerCardNumber: row?.[1] && isCustomerCard(row[1]) ? row[1] : null,
  giftCard: row?.[2] ?? null,
  person: personOf(row?.[3] ?? null),
});

const SET = {
  voucher: `update cart set voucher_code = $2, updated_at = now()
    where id = (select cart_id from session_cart where session_id = $1) returning id`,
  giftCard: `update cart set gift_card_id = $2, updated_at = now()
    where id = (select cart_id from session_cart where session_id = $1) returning id`,
  customerCard: `update cart set customer_card_number = $2, updated_at = now()
    where id = (select cart_id from session_cart where session_id = $1) returning id`,
};

export function cartBenefitsRepository(db: Database) {
  /** A visitor without a cart gets one, so that nothing that was accepted is lost. */
  async function set(kind: keyof typeof SET, sessionId: string, value: string, expiry: Date): Promise<void> {
    if ((await db.query(SET[kind], [sessionId, value])).length > 0) return;
    await db.transaction(async (tx) => {
      await openCart(tx, sessionId, expiry);
      await tx.query(SET[kind], [sessionId, value]);
    });
  }

  return {
    setVoucher: (sessionId: string, code: string, sessionExpiry: Date) =>
      set('voucher', sessionId, code, sessionExpiry),

    async clearVoucher(sessionId: string): Promise<void> {
      await db.query(SET.voucher, [sessionId, null]);
    },

    setCustomerCard: (sessionId: string, number: string, sessionExpiry: Date) =>
      set('customerCard', sessionId, number, sessionExpiry),

    /** The number of the account does not come back by itself. */
    async clearCustomerCard(sessionId: string): Promise<void> {
      await db.query(SET.customerCard, [sessionId, '']);
    },

    /** The number that applies to the cart, or would apply to a new one. */
    async customerCardNumber(sessionId: string): Promise<string | null> {
      const [row] = await db.query<{ number: string | null }>(
        `select coalesce(c.customer_card_number, cu.customer_card_number) as number
         from session s
         left join session_cart sc on sc.session_id = s.id
         left join cart c on c.id = sc.cart_id
         left join customer cu on cu.id = s.customer_id and s.login_expires_at > now()
         where s.id = $1`,
        [sessionId],
      );
      return acceptedCard(db, row?.number ?? '');
    },

    setGiftCard: (sessionId: string, cardId: string, sessionExpiry: Date) =>
      set('giftCard', sessionId, cardId, sessionExpiry),

    async clearGiftCard(sessionId: string): Promise<void> {
      await db.query(SET.giftCard, [sessionId, null]);
    },

    /** Those of the promotions that the person has used. */
    async usedBefore(person: Person, promotionIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (promotionIds.length === 0 || person.length === 0) return new Set();
      const rows = await db.query<{ id: string }>(
        `select promotion_id as id from promotion_redemption
         where redeemers && $1 and promotion_id = any($2) and released_at is null`,
        [person, promotionIds],
      );
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** Opens session and cart of a visitor who has none. */
export async function openCart(db: Queryable, sessionId: string, expiry: Date): Promise<void> {
  await openSession(db, sessionId, expiry);
  await db.query(
    `insert into cart (id, session_id, customer_id)
     select $2, case when s.customer_id is null then s.id end, s.customer_id
     from session s where s.id = $1 and s.ended_at is null on conflict do nothing`,
    [sessionId, randomUUID()],
  );
}
