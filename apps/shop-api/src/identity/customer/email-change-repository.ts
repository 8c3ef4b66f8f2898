import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { EMAIL_LINK_HOURS } from '@fachwerk/shared/rules';
import { hashToken, newSecretToken } from '../../kernel/secrets/secret-token';
import { tables } from '../database/tables';
import { type Customer, CUSTOMER_COLUMNS } from './customer-repository';
import { isReserved } from './reserved-address';

export interface EmailChange {
  [column: string]: unknown;
  id: string;
  customerId: string;
  oldEmail: string;
  newEmail: string;
  createdAt: Date;
  isConfirmed: boolean;
}

const COLUMNS = `e.id, e.customer_id as "customerId", e.old_email as "oldEmail", e.new_email as "newEmail",
  e.created_at as "createdAt", e.confirmed_at is not null as "isConfirmed"`;

/** Changes of the address of an account; on a transaction. */
export function emailChangeRepository(db: Queryable) {
  return {
    /** Replaces a change that is not confirmed. `isFree`: no other account has the new address. */
    async request(
      { id, email }: { id: string; email: string },
      newEmail: string,
      isFree: boolean,
    ): Promise<{ confirmToken: string; objectToken: string }> {
      const [confirmToken, objectToken] = [newSecretToken(), newSecretToken()];
      await db.query('select 1 from customer where id = $1 for no key update', [id]);
      await this.endPending(id);
      await db.query(
        `insert into email_change (id, customer_id, old_email, new_email, confirm_hash, object_hash)
         values ($1, $2, $3, $4, $5, $6)`,
        [randomUUID(), id, email, newEmail, isFree ? hashToken(confirmToken) : null, hashToken(objectToken)],
      );
      return { confirmToken, objectToken };
    },

    /** The address that waits for its confirmation. */
    async pendingEmail(customerId: string): Promise<string | null> {
      const [row] = await db.query<{ email: string }>(
        `select new_email as email from email_change where customer_id = $1 and confirmed_at is null
           and ended_at is null and created_at > now() - $2::int * interval '1 hour'
         order by created_at desc limit 1`,
        [customerId, EMAIL_LINK_HOURS],
      );
      return row?.email ?? null;
    },

    /** Ends the change that waits for its confirmation: a new password is that of the owner. */
    async endPending(customerId: string): Promise<void> {
      await db.query(
        'update email_change set ended_at = now() where customer_id = $1 and confirmed_at is null and ended_at is null',
        [customerId],
      );
    },

    /** The account of a link to the new address that still works. */
    async findCustomer(token: string): Promise<Customer | undefined> {
      const [row] = await db.query<Customer>(
        `select ${CUSTOMER_COLUMNS} from email_change e join customer c on c.id = e.customer_id
         where e.confirm_hash = $1 and e.confirmed_at is null
           and e.ended_at is null and e.created_at > now() - $2::int * interval '1 hour'`,
        [hashToken(token), EMAIL_LINK_HOURS],
      );
      return row;
    },

    /** The change of the link to the new address, which is used up by this call. */
    async useConfirmation(token: string): Promise<EmailChange | undefined> {
      const [row] = await db.query<EmailChange>(
        `update email_change e set confirmed_at = now() where e.confirm_hash = $1 and e.confirmed_at is null
           and e.ended_at is null and e.created_at > now() - $2::int * interval '1 hour'
         returning ${COLUMNS}`,
        [hashToken(token), EMAIL_LINK_HOURS],
      );
      return row;
    },

    /** The change of the link to the old address, which is used up by this call. */
    async useObjection(token: string): Promise<EmailChange | undefined> {
      const [row] = await db.query<EmailChange>(
        `update email_change e set objected_at = now() where e.object_hash = $1 and e.objected_at is null
           and e.created_at > now() - interval '${tables.email_change.keep}'
         returning ${COLUMNS}`,
        [hashToken(token)],
      );
      return row;
    },

    /** When the first change from this address was asked for: a repeated one has replaced it. */
    async firstAskedAt({ customerId, oldEmail, createdAt }: EmailChange): Promise<Date> {
      const [first] = await db.query<{ at: Date | null }>(
        'select min(created_at) as at from email_change where customer_id = $1 and lower(old_email) = lower($2)',
        [customerId, oldEmail],
      );
      return first?.at ?? createdAt;
    },

    /**
     * After an objection no link to a new address works, and no later one to an old address: that address was
     * never the owner's.
     */
    async endSince({ id, customerId }: EmailChange): Promise<void> {
      await db.query(
        `update email_change e set ended_at = coalesce(e.ended_at, now()),
           objected_at = case when e.created_at >= o.created_at then coalesce(e.objected_at, now()) else e.objected_at end
         from email_change o where e.customer_id = $1 and o.id = $2`,
        [customerId, id],
      );
    },

    /** Gives the account the address. False if another account has got it meanwhile. */
    async setEmail(customerId: string, email: string): Promise<boolean> {
      await db.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [email]);
      const changed = await db.query(
        `update customer set email = $2 where id = $1 and not exists
           (select 1 from customer o where lower(o.email) = lower($2) and o.confirmed_at is not null and o.id <> $1)
           and not ${isReserved('$2', '$1')}
         returning 1`,
        [customerId, email],
      );
      if (changed.length === 0) return false;
      await db.query('delete from customer where lower(email) = lower($1) and confirmed_at is null', [email]);
      return true;
    },

    async removeOld(): Promise<void> {
      await db.query(
        `delete from email_change where created_at < now() - interval '${tables.email_change.keep}'`,
      );
    },
  };
}
