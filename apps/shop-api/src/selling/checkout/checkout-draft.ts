import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type {
  AddressForm,
  ContactForm,
  DeliveryForm,
  FirmDetails,
  OrderAddress,
  OrderContact,
} from '@fachwerk/shared/contracts';
import { tables } from '../database/tables';

const KEPT = `interval '${tables.checkout.keep}'`;

/** What the visitor has typed. Null: not typed yet. */
export interface Draft {
  /** Idempotency key of the next order. */
  submitKey: string;
  contact: ContactForm | null;
  /** `firm`: what a professional customer has stated about the order. */
  delivery: (DeliveryForm & { firm?: FirmDetails }) | null;
  address: AddressForm | null;
  paymentMethod: string | null;
  /** Null: nothing is held. */
  heldUntil: Date | null;
  /** Start of the holds, which limits their renewal. */
  heldSince: Date | null;
  /** Less than the cart is held. */
  isHoldLimited: boolean;
}

export type DraftStep = Pick<Draft, 'contact' | 'delivery' | 'address' | 'paymentMethod'>;

/** The account of a logged-in customer, as a suggestion for the forms. */
export interface CheckoutCustomer {
  customerId: string;
  salutation: string;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164, of the account. */
  phone: string | null;
  isProhibis: boolean;
  /** From the last orders of the account. Null if there is none, or the forms have been typed already. */
  lastContact: OrderContact | null;
  lastDelivery: OrderAddress | null;
  lastBilling: OrderAddress | null;
}

export interface CheckoutVisitor {
  cartId: string | null;
  draft: Draft;
  customer: CheckoutCustomer | null;
  /** The store that the visitor has chosen. */
  selectedStoreId: string | null;
}

const FIND = `
  select sc.cart_id as "cartId", s.selected_store_id as "selectedStoreId",
    json_build_object('submitKey', d.submit_key, 'contact', d.contact, 'delivery', d.delivery, 'address', d.address,
      'paymentMethod', d.payment_method, 'isHoldLimited', coalesce(d.is_hold_limited, false)) as draft,
    d.held_until as "heldUntil", d.held_since as "heldSince",
    case when cu.id is not null then json_build_object('customerId', cu.id, 'salutation', cu.salutation,
      'firstName', cu.first_name, 'lastName', cu.last_name, 'email', cu.email, 'phone', cu.phone, 'isProhibis', cu.is_prohibis, 'lastContact', last.contact,
      'lastDelivery', sent.address, 'lastBilling', last.address) end as customer
  from session s
  left join session_cart sc on sc.session_id = s.id
  left join checkout d on d.cart_id = sc.cart_id and d.updated_at > now() - ${KEPT}
  left join customer cu on cu.id = s.customer_id and s.login_expires_at > now()
  left join lateral (select o.contact, o.billing_address as address from shop_order o
    where o.customer_id = cu.id and o.kind <> 'reservation' and (d.contact is null or d.address is null)
    order by o.placed_at desc limit 1) last on true
  left join lateral (select o.delivery_address as address from shop_order o
    where o.customer_id = cu.id and o.delivery_address is not null and d.address is null
    order by o.placed_at desc limit 1) sent on true
  where s.id = $1`;

interface VisitorRow {
  [column: string]: unknown;
  cartId: string | null;
  selectedStoreId: string | null;
  draft: Omit<Draft, 'heldUntil' | 'heldSince' | 'submitKey'> & { submitKey: string | null };
  heldUntil: Date | null;
  heldSince: Date | null;
  customer: CheckoutCustomer | null;
}

const COLUMNS = {
  contact: 'contact',
  delivery: 'delivery',
  address: 'address',
  paymentMethod: 'payment_method',
} as const satisfies Record<keyof DraftStep, string>;

/**
 * The cart before its draft, as the start of the checkout locks them. The first insert would lock the cart
 * last, for its foreign key.
 */
const LOCKED_CART = 'with locked as (select id from cart where id = $1 for key share)';

/** Drafts of the checkout, by cart. */
export function checkoutDrafts(db: Queryable) {
  return {
    async find(sessionId: string): Promise<CheckoutVisitor> {
      const [row] = await db.query<VisitorRow>(FIND, [sessionId]);
      if (!row) return { cartId: null, draft: emptyDraft(), customer: null, selectedStoreId: null };
      const { cartId, draft, heldUntil, heldSince, customer, selectedStoreId } = row;
      return {
        cartId,
        selectedStoreId,
        customer,
        draft: { ...draft, submitKey: draft.submitKey ?? newKey(), heldUntil, heldSince },
      };
    },

    /** Keeps a step. A draft that has ended starts again. */
    async save<Name extends keyof DraftStep>(
      cartId: string,
      submitKey: string,
      name: Name,
      value: DraftStep[Name],
    ): Promise<void> {
      const column = COLUMNS[name];
      await db.query(
        `${LOCKED_CART} insert into checkout as d (cart_id, submit_key, ${column}) select id, $2, $3 from locked
         on conflict (cart_id) do update set ${column} = excluded.${column}, updated_at = now()`,
        [cartId, submitKey, name === 'paymentMethod' ? value : JSON.stringify(value)],
      );
    },

    /**
     * Keeps all steps of an order that is submitted at once. Returns false if this submission has been placed
     * meanwhile.
     */
    async saveAll(cartId: string, submitKey: string, steps: DraftStep): Promise<boolean> {
      const kept = await db.query(
        `${LOCKED_CART} update checkout d set contact = $3, delivery = $4, address = $5, payment_method = $6,
           updated_at = now() from locked where d.cart_id = locked.id and d.submit_key = $2 returning 1`,
        [
          cartId,
          submitKey,
          JSON.stringify(steps.contact),
          JSON.stringify(steps.delivery),
          JSON.stringify(steps.address),
          steps.paymentMethod,
        ],
      );
      return kept.length > 0;
    },

    async setHold(
      cartId: string,
      { submitKey, heldUntil, heldSince, isHoldLimited }: Omit<Draft, keyof DraftStep>,
    ): Promise<void> {
      await db.query(
        `${LOCKED_CART} insert into checkout (cart_id, submit_key, held_until, held_since, is_hold_limited)
         select id, $2, $3, $4, $5 from locked
         on conflict (cart_id) do update set held_until = excluded.held_until, held_since = excluded.held_since,
           is_hold_limited = excluded.is_hold_limited, updated_at = now()`,
        [cartId, submitKey, heldUntil, heldSince, isHoldLimited],
      );
    },

    /** The order is placed: the next one has another key. What was typed stays until it is paid. */
    async renewKey(cartId: string): Promise<void> {
      await db.query(
        'update checkout set submit_key = $2, held_until = null, held_since = null where cart_id = $1',
        [cartId, newKey()],
      );
    },

    /**
     * Nothing is typed any more, and the next order has another key. The row stays: a step that is saved at
     * this moment would bring back the used key, and the next order would be answered with this one.
     */
    async end(cartId: string): Promise<void> {
      await db.query(
        `update checkout set submit_key = $2, contact = null, delivery = null, address = null,
           payment_method = null, held_until = null, held_since = null, is_hold_limited = false
         where cart_id = $1`,
        [cartId, newKey()],
      );
    },

    async removeOld(): Promise<void> {
      await db.query(`delete from checkout where updated_at < now() - ${KEPT}`);
    },
  };
}

const newKey = (): string => randomUUID();

const emptyDraft = (): Draft => ({
  submitKey: newKey(),
  contact: null,
  delivery: null,
  address: null,
  paymentMethod: null,
  heldUntil: null,
  heldSince: null,
  isHoldLimited: false,
});
