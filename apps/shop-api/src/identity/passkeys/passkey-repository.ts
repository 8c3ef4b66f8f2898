import type { Queryable } from '@fachwerk/database';

export const MAX_PASSKEYS = 10;
const CHALLENGE_MINUTES = 5;

export interface StoredPasskey {
  [column: string]: unknown;
  id: string;
  customerId: string;
  name: string;
  publicKey: string;
  uses: number;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type ChallengePurpose = 'add' | 'login';

const COLUMNS = `id, customer_id as "customerId", name, public_key as "publicKey", uses::float8 as uses, created_at as "createdAt",
  last_used_at as "lastUsedAt"`;

/** Passkeys of customers, and what devices have to sign. */
export function passkeyRepository(db: Queryable) {
  return {
    async of(customerId: string): Promise<StoredPasskey[]> {
      return db.query<StoredPasskey>(
        `select ${COLUMNS} from passkey where customer_id = $1 order by created_at, id`,
        [customerId],
      );
    },

    async find(id: string): Promise<StoredPasskey | undefined> {
      const [row] = await db.query<StoredPasskey>(`select ${COLUMNS} from passkey where id = $1`, [id]);
      return row;
    },

    /** False for one that exists, and when there are too many; on a transaction. */
    async add(
      one: Pick<StoredPasskey, 'id' | 'customerId' | 'name' | 'publicKey' | 'uses'>,
    ): Promise<boolean> {
      await db.query('select 1 from customer where id = $1 for no key update', [one.customerId]);
      const added = await db.query(
        `insert into passkey (id, customer_id, name, public_key, uses)
         select $1, $2, $3, $4, $5 where (select count(*) from passkey where customer_id = $2) < $6
         on conflict (id) do nothing returning 1`,
        [one.id, one.customerId, one.name, one.publicKey, one.uses, MAX_PASSKEYS],
      );
      return added.length > 0;
    },

    async remove(customerId: string, id: string): Promise<boolean> {
      const removed = await db.query('delete from passkey where customer_id = $1 and id = $2 returning 1', [
        customerId,
        id,
      ]);
      return removed.length > 0;
    },

    /** Returns how many there were. */
    async removeAll(customerId: string): Promise<number> {
      const removed = await db.query('delete from passkey where customer_id = $1 returning 1', [customerId]);
      return removed.length;
    },

    /** False if the device has counted no further: the passkey was copied, or the answer sent twice. */
    async use(id: string, uses: number): Promise<boolean> {
      const used = await db.query(
        `update passkey set uses = $2, last_used_at = now() where id = $1 and (uses < $2 or (uses = 0 and $2 = 0))
         returning 1`,
        [id, uses],
      );
      return used.length > 0;
    },

    async keepChallenge(challenge: string, sessionId: string, purpose: ChallengePurpose): Promise<void> {
      await db.query(
        `insert into passkey_challenge (challenge, session_id, purpose, expires_at)
         values ($1, $2, $3, now() + $4::int * interval '1 minute')`,
        [challenge, sessionId, purpose, CHALLENGE_MINUTES],
      );
    },

    /** True once, in the session that asked for it. */
    async useChallenge(challenge: string, sessionId: string, purpose: ChallengePurpose): Promise<boolean> {
      const used = await db.query(
        `delete from passkey_challenge where challenge = $1 and session_id = $2 and purpose = $3 and expires_at > now()
         returning 1`,
        [challenge, sessionId, purpose],
      );
      return used.length > 0;
    },

    async removeOldChallenges(): Promise<void> {
      await db.query('delete from passkey_challenge where expires_at < now()');
    },
  };
}
