import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import { PIN_ATTEMPTS } from '@fachwerk/shared/rules';
import type { PersonAtDesk } from './staff-repository';

/** The login of a device, and the person who works at it now. */
export interface StaffLoginRow {
  [column: string]: unknown;
  person: PersonAtDesk;
  /** Null where an operator has signed in. */
  deviceDesk: string | null;
  isLocked: boolean;
  expiresAt: Date;
}

/** Calls within this time after the last noted one are not noted. */
const NOTED_EVERY = "interval '15 seconds'";
const IDLE = `interval '${PERIODS.staffIdleMinutes} minutes'`;

/** All queries about the devices at which people of a desk have signed in. */
export function staffLogins(db: Queryable) {
  return {
    /** The login of a session; undefined without one, after its end, and for a blocked person. */
    async find(sessionId: string): Promise<StaffLoginRow | undefined> {
      const [row] = await db.query<StaffLoginRow>(
        `select jsonb_build_object('id', p.id, 'number', p.number, 'name', p.name, 'role', p.role, 'desk', p.desk) as person,
           l.desk as "deviceDesk", l.expires_at as "expiresAt",
           coalesce(l.active_at < now() - ${IDLE}, true) as "isLocked"
         from staff_login l join staff p on p.id = l.staff_id join session s on s.id = l.session_id
         where l.session_id = $1 and l.expires_at > now() and p.blocked_at is null and s.ended_at is null`,
        [sessionId],
      );
      return row;
    },

    async logIn(sessionId: string, { id, desk }: PersonAtDesk): Promise<void> {
      await db.query(
        `insert into staff_login (session_id, desk, staff_id, active_at, expires_at)
         values ($1, $2, $3, now(), now() + $4::int * interval '1 hour')
         on conflict (session_id) do update set desk = excluded.desk, staff_id = excluded.staff_id,
           active_at = excluded.active_at, expires_at = excluded.expires_at, wrong_pins = 0`,
        [sessionId, desk, id, PERIODS.staffLoginHours],
      );
    },

    async logOut(sessionId: string): Promise<void> {
      await db.query('delete from staff_login where session_id = $1', [sessionId]);
    },

    async lock(sessionId: string): Promise<void> {
      await db.query('update staff_login set active_at = null where session_id = $1', [sessionId]);
    },

    /** Notes a call of the desk; a device that was locked meanwhile stays locked. */
    async stayActive(sessionId: string): Promise<void> {
      await db.query(
        `update staff_login set active_at = now()
         where session_id = $1 and active_at < now() - ${NOTED_EVERY} and active_at > now() - ${IDLE}`,
        [sessionId],
      );
    },

    /** Counts a try before it is made, so that parallel ones are limited too. False: none is left. */
    async tryPin(sessionId: string): Promise<boolean> {
      const rows = await db.query(
        `update staff_login set wrong_pins = wrong_pins + 1
         where session_id = $1 and wrong_pins < ${PIN_ATTEMPTS} returning 1`,
        [sessionId],
      );
      return rows.length > 0;
    },

    /** Ends the login if no try is left. */
    async endAfterWrongPins(sessionId: string): Promise<boolean> {
      const rows = await db.query(
        `delete from staff_login where session_id = $1 and wrong_pins >= ${PIN_ATTEMPTS} returning 1`,
        [sessionId],
      );
      return rows.length > 0;
    },

    async takeOver(sessionId: string, staffId: string): Promise<void> {
      await db.query(
        'update staff_login set staff_id = $2, active_at = now(), wrong_pins = 0 where session_id = $1',
        [sessionId, staffId],
      );
    },

    /** Ends what the person does on all devices. */
    async logOutEverywhere(staffId: string): Promise<void> {
      await db.query('delete from staff_login where staff_id = $1', [staffId]);
    },

    async removeExpired(): Promise<void> {
      await db.query('delete from staff_login where expires_at < now()');
    },
  };
}
