import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { StaffRole } from '@fachwerk/shared/contracts';
import type { LoginDevice } from './login-device';

/** The login ends after this time without a request; with "remember me" and without. */
export const LOGIN_HOURS = { remembered: PERIODS.rememberedLoginDays * 24, short: PERIODS.loginHours };

const loginHours = (isRemembered: boolean): number =>
  isRemembered ? LOGIN_HOURS.remembered : LOGIN_HOURS.short;

/** The customer who is logged in with a session. */
export interface LoggedIn {
  customerId: string;
  firstName: string;
  lastName: string;
  isEmployee: boolean;
  isProhibis: boolean;
}

/** A device that is logged in. */
interface Login extends LoginDevice {
  [column: string]: unknown;
  id: string;
  total: number;
  lastUsedAt: Date;
}

const NO_LOGIN = `customer_id = null, login_expires_at = null, remembers_login = false, login_browser = null,
  login_os = null`;

type SessionRow = {
  [column: string]: unknown;
  isOver: boolean;
  isLongOver: boolean;
  staffRole: StaffRole | null;
} & (LoggedIn | { [Name in keyof LoggedIn]: null });

export interface SessionState {
  customer: LoggedIn | null;
  /** The role of the person who has signed in at the desk of this device. */
  staffRole: StaffRole | null;
  /** The cookie was replaced; "long" if the visitor cannot be waiting for that response any more. */
  isOver: boolean;
  isLongOver: boolean;
}

export function createSessionRepository(db: Queryable) {
  return {
    async find(sessionId: string): Promise<SessionState> {
      const [row] = await db.query<SessionRow>(
        `select s.ended_at is not null as "isOver", coalesce(s.ended_at < now() - interval '1 minute', false) as "isLongOver",
           c.id as "customerId", c.first_name as "firstName", c.last_name as "lastName",
           c.is_employee as "isEmployee", c.is_prohibis as "isProhibis",
           (select p.role from staff_login l join staff p on p.id = l.staff_id
            where l.session_id = s.id and l.expires_at > now() and p.blocked_at is null and s.ended_at is null) as "staffRole"
         from session s left join customer c on c.id = s.customer_id and s.login_expires_at > now()
         where s.id = $1`,
        [sessionId],
      );
      if (!row) return { customer: null, staffRole: null, isOver: false, isLongOver: false };
      const { isOver, isLongOver, staffRole, customerId, firstName, lastName, isEmployee, isProhibis } = row;
      const customer =
        customerId === null ? null : { customerId, firstName, lastName, isEmployee, isProhibis };
      return { customer, staffRole, isOver, isLongOver };
    },

    /**
     * Extends the cart and the login of a returning visitor; written once a day, for short logins every ten
     * minutes.
     */
    async prolong(sessionId: string, expiresAt: Date): Promise<void> {
      await db.query(
        `update session set
           expires_at = greatest(expires_at, $2::timestamptz),
           login_expires_at = case when login_expires_at > now()
             then now() + (case when remembers_login then $3::int else $4::int end) * interval '1 hour' else login_expires_at end
         where id = $1 and ended_at is null and (expires_at < $2::timestamptz - interval '1 day'
           or (login_expires_at > now() and not remembers_login
             and login_expires_at < now() + $4::int * interval '1 hour' - interval '10 minutes'))`,
        [sessionId, expiresAt, LOGIN_HOURS.remembered, LOGIN_HOURS.short],
      );
    },

    /**
     * Gives the session and all its data a new id (ASVS 7.2.4). The old id is kept for a day as ended: a call
     * in progress with the old id is refused instead of lost.
     */
    async rename(oldId: string, newId: string, expiresAt: Date): Promise<void> {
      await db.query('insert into session (id, expires_at) values ($1, $2) on conflict (id) do nothing', [
        oldId,
        expiresAt,
      ]);
      const renamed = await db.query(
        'update session set id = $2, expires_at = $3, ended_at = null where id = $1 returning id',
        [oldId, newId, expiresAt],
      );
      // A second click on the same button: the first one has moved the session.
      if (renamed.length === 0)
        await db.query('insert into session (id, expires_at) values ($1, $2)', [newId, expiresAt]);
      await db.query(
        `insert into session (id, expires_at, ended_at) values ($1, now() + interval '1 day', now())
         on conflict (id) do update set ended_at = now()`,
        [oldId],
      );
    },

    async logIn(
      sessionId: string,
      customerId: string,
      isRemembered: boolean,
      { browser, system }: LoginDevice = { browser: null, system: null },
    ): Promise<void> {
      await db.query(
        `update session set customer_id = $2, remembers_login = $3, login_browser = $5, login_os = $6,
           login_expires_at = now() + $4::int * interval '1 hour' where id = $1`,
        [sessionId, customerId, isRemembered, loginHours(isRemembered), browser, system],
      );
    },

    /** Logins of a customer: that of `currentId` first, then the last used. `total` counts all. */
    async loginsOf(customerId: string, currentId: string, most: number): Promise<Login[]> {
      return db.query<Login>(
        `select id, login_browser as browser, login_os as system, count(*) over ()::int as total,
           login_expires_at - (case when remembers_login then $4::int else $5::int end) * interval '1 hour' as "lastUsedAt"
         from session where customer_id = $1 and login_expires_at > now() and ended_at is null
         order by id <> $2, 5 desc, id limit $3`,
        [customerId, currentId, most, LOGIN_HOURS.remembered, LOGIN_HOURS.short],
      );
    },

    /** Ends one login of a customer. False if it is none. */
    async endLogin(customerId: string, sessionId: string): Promise<boolean> {
      const ended = await db.query(
        `update session set ${NO_LOGIN} where customer_id = $1 and id = $2 returning 1`,
        [customerId, sessionId],
      );
      return ended.length > 0;
    },

    async logOut(sessionId: string): Promise<void> {
      await db.query(`update session set ${NO_LOGIN} where id = $1`, [sessionId]);
    },

    /** Ends the logins on all other devices. */
    async logOutOthers(customerId: string, exceptId: string): Promise<void> {
      await db.query(`update session set ${NO_LOGIN} where customer_id = $1 and id <> $2`, [
        customerId,
        exceptId,
      ]);
    },

    /**
     * Guest carts are deleted with their session. Deletes in small batches until none is left, so that
     * requests do not wait.
     */
    async removeExpired(atATime = 1000): Promise<void> {
      let removed: unknown[];
      do {
        removed = await db.query(
          `delete from session where id in
             (select id from session where expires_at < now() limit $1 for update skip locked) returning 1`,
          [atATime],
        );
      } while (removed.length === atATime);
    },
  };
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;
