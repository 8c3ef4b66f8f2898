import type { Queryable } from '@fachwerk/database';
import { withCheckDigit } from '@fachwerk/shared/rules';
import { customerRepository } from '../../identity/customer/customer-repository';

export interface CustomerCard {
  [column: string]: unknown;
  number: string;
  customerId: string | null;
  firstName: string;
  lastName: string;
  postalCode: string | null;
  /** ISO date. */
  birthDate: string | null;
  isBlocked: boolean;
  isOptedIn: boolean;
}

/** What the owner states of the own card. */
export type CardOwner = Pick<CustomerCard, 'firstName' | 'lastName' | 'postalCode' | 'birthDate'>;

const COLUMNS = `c.number, c.customer_id as "customerId", c.first_name as "firstName", c.last_name as "lastName",
  c.postal_code as "postalCode", c.birth_date::text as "birthDate",
  exists (select 1 from blocked_customer_card b where b.number = c.number) as "isBlocked",
  c.opted_in_at is not null as "isOptedIn"`;

/** Numbers that the shop issues begin with it; those of printed cards come by import. */
const ISSUED = '29';

/** Customer cards and their points; runs on a transaction when several calls belong together. */
export function cardRepository(db: Queryable) {
  return {
    async find(number: string): Promise<CustomerCard | undefined> {
      const [row] = await db.query<CustomerCard>(
        `select ${COLUMNS} from customer_card c where c.number = $1`,
        [number],
      );
      return row;
    },

    async findOf(customerId: string): Promise<CustomerCard | undefined> {
      const [row] = await db.query<CustomerCard>(
        `select ${COLUMNS} from customer_card c where c.customer_id = $1`,
        [customerId],
      );
      return row;
    },

    /** False if the card has an account, or the account a card, meanwhile. */
    async link(number: string, customerId: string): Promise<boolean> {
      const rows = await db.query(
        `update customer_card c set customer_id = $2, linked_at = now()
         where c.number = $1 and c.customer_id is null
           and not exists (select 1 from customer_card o where o.customer_id = $2)
         returning 1`,
        [number, customerId],
      );
      return rows.length > 0;
    },

    /** False without a card. Its consent and its passes end with it, by a trigger. */
    async unlink(customerId: string): Promise<boolean> {
      const rows = await db.query(
        'update customer_card set customer_id = null where customer_id = $1 returning 1',
        [customerId],
      );
      return rows.length > 0;
    },

    /** Cards of accounts whose owners have another last name than here, with their accounts. */
    linkedToOthers: (
      owners: readonly Pick<CustomerCard, 'number' | 'lastName'>[],
    ): Promise<{ number: string; customerId: string }[]> =>
      db.query<{ number: string; customerId: string }>(
        `select c.number, c.customer_id as "customerId" from customer_card c
         join jsonb_to_recordset($1::jsonb) as g (number text, "lastName" text) on g.number = c.number
         where c.customer_id is not null and lower(c.last_name) <> lower(g."lastName") order by c.number`,
        [JSON.stringify(owners)],
      ),

    /** A new card with the next number; null: it has no account yet. */
    async issue(customerId: string | null, owner: CardOwner): Promise<string> {
      const { firstName, lastName, postalCode, birthDate } = owner;
      const [row] = await db.query<{ serial: string }>(
        `select lpad(nextval('customer_card_number')::text, 9, '0') as serial`,
      );
      if (!row) throw new Error('A sequence always has a next value.');
      const number = withCheckDigit(ISSUED + row.serial);
      const stored = await db.query(
        `insert into customer_card (number, customer_id, linked_at, first_name, last_name, postal_code, birth_date)
         values ($1, $2, case when $2::text is not null then now() end, $3, $4, $5, $6) on conflict (number) do nothing returning 1`,
        [number, customerId, firstName, lastName, postalCode, birthDate],
      );
      // A printed card has the number.
      return stored.length > 0 ? number : this.issue(customerId, owner);
    },

    /** With the version of the text; null withdraws the consent. */
    async optIn(customerId: string, text: string | null): Promise<boolean> {
      const rows = await db.query(
        `update customer_card set opted_in_at = case when $2::text is null then null else now() end, opted_in_text = $2
         where customer_id = $1 returning 1`,
        [customerId, text],
      );
      return rows.length > 0;
    },

    /** The sum of the ledger. */
    async pointsOf(number: string): Promise<number> {
      const [row] = await db.query<{ points: number }>(
        'select coalesce(sum(points), 0)::int as points from card_points where card_number = $1',
        [number],
      );
      return row?.points ?? 0;
    },
  };
}

/** Frees a card of the account that has it. After a kill in between, a further call finds it again. */
export async function freeCard(db: Queryable, number: string, customerId: string): Promise<void> {
  await customerRepository(db).forgetCard(customerId, number);
  await db.query('update customer_card set customer_id = null where number = $1 and customer_id = $2', [
    number,
    customerId,
  ]);
}
