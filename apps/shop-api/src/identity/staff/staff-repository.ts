import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { StaffRole } from '@fachwerk/shared/contracts';

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

export interface NewStaffPerson {
  number: string;
  name: string;
  role: StaffRole;
  desk: string | null;
  passwordHash: string;
  pinHash: string;
  /** Name of the operator of the registry who this person is. */
  operator?: string | null;
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

/** The people of a desk are few; a list of all desks is cut off. */
const MOST_PEOPLE = 500;

/** All queries about people who work at desks. */
export function staffRepository(db: Queryable) {
  return {
    async find(number: string): Promise<StaffWithSecrets | undefined> {
      const [row] = await db.query<StaffWithSecrets>(`select ${SECRETS} from staff p where p.number = $1`, [
        number,
      ]);
      return row;
    },

    /**
     * Locks the person: false if they were blocked, or got another password or PIN, since they were found.
     * A change of them waits until the login is stored, and then ends it.
     */
    async isUnchanged({ id, passwordHash, pinHash }: StaffWithSecrets): Promise<boolean> {
      const rows = await db.query(
        `select 1 from staff where id = $1 and password_hash = $2 and pin_hash = $3 and blocked_at is null
         for share`,
        [id, passwordHash, pinHash],
      );
      return rows.length > 0;
    },

    /** The person who is this operator of the registry, locked: a change of them waits for the login. */
    async findOperator(operator: string): Promise<StaffPerson | undefined> {
      const [row] = await db.query<StaffPerson>(
        `select ${COLUMNS} from staff p where p.operator = $1 for share`,
        [operator],
      );
      return row;
    },

    /** The people of a desk by number; null: of all desks. */
    people(desk: string | null): Promise<StaffPerson[]> {
      return db.query<StaffPerson>(
        `select ${COLUMNS} from staff p where $1::text is null or p.desk = $1
         order by p.desk nulls first, p.number limit ${MOST_PEOPLE}`,
        [desk],
      );
    },

    /** False if the number is taken, or the operator by another person. */
    async add({ number, name, role, desk, ...secrets }: NewStaffPerson): Promise<boolean> {
      const rows = await db.query(
        `insert into staff (id, number, name, role, desk, password_hash, pin_hash, operator, is_demonstration)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning 1`,
        [
          randomUUID(),
          number,
          name,
          role,
          desk,
          secrets.passwordHash,
          secrets.pinHash,
          secrets.operator ?? null,
          secrets.isDemonstration ?? false,
        ],
      );
      return rows.length > 0;
    },

    /** Adds the person, or replaces the one with the same number. Returns the id. */
    async put(person: NewStaffPerson): Promise<string> {
      const { number, name, role, desk, passwordHash, pinHash, operator = null } = person;
      const [row] = await db.query<{ id: string }>(
        `insert into staff (id, number, name, role, desk, password_hash, pin_hash, operator)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (number) do update set name = excluded.name, role = excluded.role, desk = excluded.desk,
           password_hash = excluded.password_hash, pin_hash = excluded.pin_hash, operator = excluded.operator,
           blocked_at = null, is_demonstration = false
         returning id`,
        [randomUUID(), number, name, role, desk, passwordHash, pinHash, operator],
      );
      return row?.id ?? '';
    },

    /** Number of the person who is this operator of the registry. */
    async numberOfOperator(operator: string): Promise<string | undefined> {
      const [row] = await db.query<{ number: string }>('select number from staff where operator = $1', [
        operator,
      ]);
      return row?.number;
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

    /** False if there is none. */
    async remove(number: string): Promise<boolean> {
      return (await db.query('delete from staff where number = $1 returning 1', [number])).length > 0;
    },

    /** Who was blocked for so long has left; the audit rows keep number and name. */
    async removeLongBlocked(): Promise<void> {
      await db.query("delete from staff where blocked_at < now() - $1::int * interval '1 month'", [
        PERIODS.staffBlockedMonths,
      ]);
    },

    async removeDemonstration(): Promise<void> {
      await db.query('delete from staff where is_demonstration');
    },
  };
}
