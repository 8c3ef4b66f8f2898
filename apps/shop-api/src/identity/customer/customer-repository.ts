import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { RegisterForm, Salutation } from '@fachwerk/shared/contracts';
import { CONFIRM_LINK_HOURS, type Language, RESET_LINK_MINUTES, toIsoDate } from '@fachwerk/shared/rules';
import { hashToken, newSecretToken } from '../../kernel/secrets/secret-token';
import { tables, UNCONFIRMED } from '../database/tables';
import { isReserved } from './reserved-address';

export interface Customer {
  [column: string]: unknown;
  id: string;
  email: string;
  passwordHash: string;
  salutation: Salutation;
  firstName: string;
  lastName: string;
  customerCardNumber: string | null;
  isProhibis: boolean;
  isEmployee: boolean;
  isConfirmed: boolean;
  /** Mails without a request are written in it. */
  language: Language;
  createdAt: Date;
  /** When the account is deleted, which its customer wants. */
  deletionAt: Date | null;
}

export type TokenPurpose = 'confirm' | 'reset';
const LONG_PAUSE_MINUTES = 10;
const TOKEN_MINUTES: Record<TokenPurpose, number> = {
  confirm: CONFIRM_LINK_HOURS * 60,
  reset: RESET_LINK_MINUTES,
};

export const CUSTOMER_COLUMNS = `c.id, c.email, c.password_hash as "passwordHash", c.salutation, c.first_name as "firstName",
  c.last_name as "lastName", c.customer_card_number as "customerCardNumber", c.is_prohibis as "isProhibis",
  c.is_employee as "isEmployee", c.confirmed_at is not null as "isConfirmed", c.created_at as "createdAt", c.language,
  c.deletion_at as "deletionAt"`;

const COLUMNS = CUSTOMER_COLUMNS;

/** All queries about accounts; runs on a transaction when several calls belong together. */
export function customerRepository(db: Queryable) {
  /** Until the end of the transaction, other changes of this customer wait. */
  const lock = (customerId: string): Promise<unknown> =>
    db.query('select 1 from customer where id = $1 for no key update', [customerId]);

  return {
    lock,

    /** Locks a customer like `lock`; false if the password was changed meanwhile. */
    async lockUnchanged({ id, passwordHash }: Pick<Customer, 'id' | 'passwordHash'>): Promise<boolean> {
      const rows = await db.query(
        'select 1 from customer where id = $1 and password_hash = $2 for no key update',
        [id, passwordHash],
      );
      return rows.length > 0;
    },

    /** The account of an address; without one, the newest registration that waits for its confirmation. */
    async findByEmail(email: string): Promise<Customer | undefined> {
      const [row] = await db.query<Customer>(
        `select ${COLUMNS} from customer c where lower(c.email) = lower($1)
         order by c.confirmed_at is null, c.created_at desc limit 1`,
        [email],
      );
      return row;
    },

    async findById(id: string): Promise<Customer | undefined> {
      const [row] = await db.query<Customer>(
        `select ${COLUMNS} from customer c where c.id = $1 and c.confirmed_at is not null`,
        [id],
      );
      return row;
    },

    async findLoggedIn(sessionId: string): Promise<Customer | undefined> {
      const [row] = await db.query<Customer>(
        `select ${COLUMNS} from session s join customer c on c.id = s.customer_id
         where s.id = $1 and s.login_expires_at > now() and s.ended_at is null`,
        [sessionId],
      );
      return row;
    },

    /**
     * A registration without confirmation. Several may exist for one address, each with its own data. The
     * card is a plain number.
     */
    async register(form: RegisterForm, passwordHash: string, language: Language): Promise<string> {
      const id = randomUUID();
      await db.query(
        `insert into customer (id, email, password_hash, salutation, first_name, last_name, birth_date, customer_card_number,
           language)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          form.email,
          passwordHash,
          form.salutation,
          form.firstName,
          form.lastName,
          toIsoDate(form.birthDate),
          form.customerCardNumber || null,
          language,
        ],
      );
      return id;
    },

    async setLanguage(customerId: string, language: Language): Promise<void> {
      await db.query('update customer set language = $2 where id = $1 and language <> $2', [
        ...[customerId, language],
      ]);
    },

    async setPasswordHash(customerId: string, passwordHash: string): Promise<void> {
      await db.query('update customer set password_hash = $2 where id = $1', [customerId, passwordHash]);
    },

    /** Stores the same password with the current method, unless it is meanwhile another one. */
    async renewPasswordHash(
      { id, passwordHash }: Pick<Customer, 'id' | 'passwordHash'>,
      renewed: string,
    ): Promise<boolean> {
      const rows = await db.query(
        'update customer set password_hash = $3 where id = $1 and password_hash = $2 returning 1',
        [id, passwordHash, renewed],
      );
      return rows.length > 0;
    },

    /** The number that the cart uses; null for none. */
    async setCard(customerId: string, number: string | null): Promise<void> {
      await db.query('update customer set customer_card_number = $2 where id = $1', [customerId, number]);
    },

    /** Forgets a card that leaves the account; another number stays. */
    async forgetCard(customerId: string, number: string): Promise<void> {
      await db.query(
        'update customer set customer_card_number = null where id = $1 and customer_card_number = $2',
        [customerId, number],
      );
    },

    /**
     * The token for a mail; undefined if the last one is younger than `pauseMinutes`. After three tokens
     * within an hour the pause is longer, so that a mailbox is not flooded and always contains a valid link.
     */
    async createToken(
      customerId: string,
      purpose: TokenPurpose,
      pauseMinutes = 0,
    ): Promise<string | undefined> {
      const token = newSecretToken();
      // Serialised: two concurrent calls must not both find no token.
      await lock(customerId);
      const created = await db.query(
        `insert into account_token (token_hash, customer_id, purpose, expires_at)
         select $1, $2, $3, now() + $4::int * interval '1 minute'
         where not exists (select 1 from account_token where customer_id = $2 and purpose = $3
           and created_at > now() - $5::int * interval '1 minute')
           and ($5::int = 0 or (select count(*) filter (where created_at > now() - interval '1 hour') < 3
             or coalesce(max(created_at) < now() - $6::int * interval '1 minute', true)
             from account_token where customer_id = $2 and purpose = $3))
         returning 1`,
        [hashToken(token), customerId, purpose, TOKEN_MINUTES[purpose], pauseMinutes, LONG_PAUSE_MINUTES],
      );
      return created.length > 0 ? token : undefined;
    },

    /** Checked before a new password is hashed, because hashing is expensive. */
    async isUsable(token: string, purpose: TokenPurpose): Promise<boolean> {
      const rows = await db.query(
        `select 1 from account_token
         where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()`,
        [hashToken(token), purpose],
      );
      return rows.length > 0;
    },

    /** The customer of a token. The token is used up by this call. */
    async useToken(token: string, purpose: TokenPurpose): Promise<Customer | undefined> {
      const [row] = await db.query<Customer>(
        `with used as (
           update account_token set used_at = now()
           where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now() returning customer_id)
         select ${COLUMNS} from used join customer c on c.id = used.customer_id`,
        [hashToken(token), purpose],
      );
      return row;
    },

    /** The customer of a token that is still valid. */
    async findByToken(token: string, purpose: TokenPurpose): Promise<Customer | undefined> {
      const [row] = await db.query<Customer>(
        `select ${COLUMNS} from account_token t join customer c on c.id = t.customer_id
         where t.token_hash = $1 and t.purpose = $2 and t.used_at is null and t.expires_at > now()`,
        [hashToken(token), purpose],
      );
      return row;
    },

    /** Recognises the second click on a used link. */
    async wasConfirmedBy(token: string): Promise<boolean> {
      const rows = await db.query(
        `select 1 from account_token t join customer c on c.id = t.customer_id
         where t.token_hash = $1 and t.purpose = 'confirm' and t.used_at is not null and t.expires_at > now()
           and c.confirmed_at is not null`,
        [hashToken(token)],
      );
      return rows.length > 0;
    },

    /** False if the address has meanwhile got an account by another registration. */
    async confirm({ id, email }: Customer): Promise<boolean> {
      await db.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [email]);
      const confirmed = await db.query(
        `update customer set confirmed_at = now() where id = $1 and not exists
           (select 1 from customer o where lower(o.email) = lower($2) and o.confirmed_at is not null)
           and not ${isReserved('$2', '$1')}
         returning 1`,
        [id, email],
      );
      if (confirmed.length === 0) return false;
      await db.query('delete from customer where lower(email) = lower($1) and confirmed_at is null', [email]);
      return true;
    },

    /** Invalidates all other links that could change the password. */
    async endResetTokens(customerId: string): Promise<void> {
      await db.query(
        `update account_token set used_at = now() where customer_id = $1 and purpose = 'reset' and used_at is null`,
        [customerId],
      );
    },

    /** False if its deletion is planned already: the day stays. */
    async planDeletion(customerId: string, at: Date): Promise<boolean> {
      const planned = await db.query(
        'update customer set deletion_at = $2 where id = $1 and deletion_at is null returning 1',
        [customerId, at],
      );
      return planned.length > 0;
    },

    /** Takes a planned deletion back. False if the account is deleted meanwhile. */
    async keep(customerId: string): Promise<boolean> {
      const kept = await db.query('update customer set deletion_at = null where id = $1 returning 1', [
        customerId,
      ]);
      return kept.length > 0;
    },

    /** Accounts whose time is over, oldest first, but not those of `failed`. */
    dueDeletions: (now: Date, most: number, failed: readonly string[]): Promise<{ id: string }[]> =>
      db.query<{ id: string }>(
        `select id from customer where deletion_at <= $1 and id <> all($3::text[])
         order by deletion_at limit $2`,
        [now, most, failed],
      ),

    /** Locks an account whose time is over, unless its customer has kept it meanwhile. */
    async lockDue(customerId: string, now: Date): Promise<Customer | undefined> {
      const [row] = await db.query<Customer>(
        `select ${COLUMNS} from customer c where c.id = $1 and c.deletion_at <= $2 for update`,
        [customerId, now],
      );
      return row;
    },

    /** Removes old tokens, and accounts whose address was not confirmed in time. */
    async removeOld(): Promise<void> {
      await db.query(
        `delete from account_token where expires_at < now() - interval '${tables.account_token.keep}'`,
      );
      await db.query(
        `delete from customer where confirmed_at is null and created_at < now() - interval '${UNCONFIRMED}'`,
      );
    },
  };
}
