import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { StaffRole } from '@fachwerk/shared/contracts';
import { PIN_ATTEMPTS } from '@fachwerk/shared/rules';

export interface PersonAtDesk {
  id: string;
  number: string;
  name: string;
  role: StaffRole;
  /** Null for operators. */
  desk: string | null;
}

export interface StaffPerson extends PersonAtDesk {
  [column: string]: unknown;
  blockedAt: Date | null;
}

/** A person with what proves who they are. */
export interface StaffWithSecrets extends StaffPerson {
  passwordHash: string;
  pinHash: string;
}

/** The login of a device, and the person who works at it now. */
export interface StaffLoginRow {
  [column: string]: unknown;
  person: PersonAtDesk;
  /** Null where an operator has signed in. */
  deviceDesk: string | null;
  isLocked: boolean;
  expiresAt: Date;
}

export interface NewStaffPerson {
  number: string;
  name: string;
  role: StaffRole;
  desk: string | null;
  passwordHash: string;
  pinHash: string;
  isDemonstration?: boolean;
}

export interface StaffDataChange {
  name?: string | undefined;
  role?: StaffRole | undefined;
  passwordHash?: string | undefined;
  pinHash?: string | undefined;
}

const COLUMNS = `p.id, p.number, p.name, p.role, p.desk, p.blocked_at as "blockedAt"`;
const SECRETS = `${COLUMNS}, p.password_hash as "passwordHash", p.pin_hash as "pinHash"`;

/** Calls within this time after the last noted one are not noted. */
const NOTED_EVERY = "interval '15 seconds'";
const IDLE = `interval '${PERIODS.staffIdleMinutes} minutes'`;
/** The people of a desk are few; a list of all desks is cut off. */
const MOST_PEOPLE = 500;

/** All queries about people who work at desks, and the devices at which they do. */
export function staffRepository(db: Queryable) {
  return {
    async find(number: string): Promise<StaffWithSecrets | undefined> {
      const [row] = await db.query<StaffWithSecrets>(`select ${SECRETS} from staff p where p.number = $1`, [
        number,
      ]);
      return row;
    },

    /** The login of a session; undefined without one, after its end, and for a blocked person. */
    async findLogin(sessionId: string): Promise<StaffLoginRow | undefined> {
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

    /** The people of a desk by number; null: of all desks. */
    people(desk: string | null): Promise<StaffPerson[]> {
      return db.query<StaffPerson>(
        `select ${COLUMNS} from staff p where $1::text is null or p.desk = $1
         order by p.desk nulls first, p.number limit ${MOST_PEOPLE}`,
        [desk],
      );
    },

    /** False if the number is taken. */
    async add({ number, name, role, desk, ...secrets }: NewStaffPerson): Promise<boolean> {
      const rows = await db.query(
        `insert into staff (id, number, name, role, desk, password_hash, pin_hash, is_demonstration)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (number) do nothing returning 1`,
        [
          randomUUID(),
          number,
          name,
          role,
          desk,
          secrets.passwordHash,
          secrets.pinHash,
          secrets.isDemonstration ?? false,
        ],
      );
      return rows.length > 0;
    },

    async change(id: string, { name, role, passwordHash, pinHash }: StaffDataChange): Promise<void> {
      await db.query(
        `update staff set name = coalesce($2, name), role = coalesce($3, role),
           password_hash = coalesce($4, password_hash), pin_hash = coalesce($5, pin_hash) where id = $1`,
        [id, name ?? null, role ?? null, passwordHash ?? null, pinHash ?? null],
      );
    },

    async setBlocked(id: string, isBlocked: boolean): Promise<void> {
      await db.query(
        'update staff set blocked_at = case when $2 then coalesce(blocked_at, now()) end where id = $1',
        [id, isBlocked],
      );
    },

    /** Ends what the person does on all devices. */
    async logOutEverywhere(staffId: string): Promise<void> {
      await db.query('delete from staff_login where staff_id = $1', [staffId]);
    },

    /** False if there is none. */
    async remove(number: string): Promise<boolean> {
      return (await db.query('delete from staff where number = $1 returning 1', [number])).length > 0;
    },

    async removeDemonstration(): Promise<void> {
      await db.query('delete from staff where is_demonstration');
    },

    async removeExpiredLogins(): Promise<void> {
      await db.query('delete from staff_login where expires_at < now()');
    },
  };
}
