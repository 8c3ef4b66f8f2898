import type { Queryable } from '@fachwerk/database';
import type { StoreProof } from '@fachwerk/shared/rules';
import { keptFor } from './release-periods';

/** What was recorded, by the names of the fields. */
export type ReleaseRecord = Record<string, string | boolean>;

export interface NewRelease {
  companyId: string;
  itemId: string;
  itemName: string;
  ean: string;
  quantity: number;
  proofs: readonly { proof: StoreProof; record: ReleaseRecord }[];
  /** As in journals: the desk, and the number of the person. */
  by: string;
  personName: string;
  at: Date;
  /** Unique in the store; the same release is recorded once. */
  key: string;
  hash: string;
}

/** Without data of the buyer. */
export interface Release {
  [column: string]: unknown;
  id: string;
  companyId: string;
  itemId: string;
  itemName: string;
  ean: string;
  quantity: number;
  by: string;
  personName: string;
  at: Date;
  hash: string;
  /** Those whose record is still kept. */
  proofs: StoreProof[];
}

const RELEASE = `
  select r.id::text as id, r.company_id as "companyId", r.item_id as "itemId", r.item_name as "itemName", r.ean,
    r.quantity, r.released_by as by, r.person_name as "personName", r.released_at as at, r.hash,
    array(select p.proof from item_release_proof p where p.release_id = r.id) as proofs
  from item_release r`;

/** The release of this key, recorded now or before; `clash` if the key names another one. */
export async function addRelease(db: Queryable, added: NewRelease): Promise<Release | 'clash'> {
  const { companyId, itemId, itemName, ean, quantity, proofs, by, personName, at, key, hash } = added;
  const kept = proofs.map(({ proof, record }) => {
    const { from, period } = keptFor(proof, at);
    return { proof, record, from, period };
  });
  await db.query(
    `with stated as (
       select p.proof, p.record, p."from" + p.period::interval as keep_until
       from jsonb_to_recordset($1::jsonb) as p(proof text, record jsonb, "from" timestamptz, period text)
     ), added as (
       insert into item_release (company_id, item_id, item_name, ean, quantity, released_by, person_name, released_at,
         key, hash, keep_until)
       select $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, max(keep_until) from stated
       on conflict (company_id, key) do nothing returning id
     )
     insert into item_release_proof (release_id, proof, record, keep_until)
     select added.id, stated.proof, stated.record, stated.keep_until from added, stated`,
    [JSON.stringify(kept), companyId, itemId, itemName, ean, quantity, by, personName, at, key, hash],
  );
  const [release] = await db.query<Release>(`${RELEASE} where r.company_id = $1 and r.key = $2`, [
    companyId,
    key,
  ]);
  if (!release) throw new Error('A release was not recorded.');
  return release.hash === hash ? release : 'clash';
}

export async function findRelease(db: Queryable, id: string): Promise<Release | undefined> {
  const [release] = await db.query<Release>(`${RELEASE} where r.id = $1::bigint`, [id]);
  return release;
}

/** What was recorded for all proofs that are still kept. */
export async function readRecord(db: Queryable, id: string): Promise<ReleaseRecord> {
  const rows = await db.query<{ record: ReleaseRecord }>(
    'select p.record from item_release_proof p where p.release_id = $1::bigint',
    [id],
  );
  return Object.assign({}, ...rows.map(({ record }) => record)) as ReleaseRecord;
}

/** Newest first. */
export const lastReleases = (db: Queryable, itemId: string, companyId: string): Promise<Release[]> =>
  db.query<Release>(`${RELEASE} where r.item_id = $1 and r.company_id = $2 order by r.id desc limit 10`, [
    itemId,
    companyId,
  ]);

/** Each record at the end of its own period; then the release, when none is left. */
export async function removeOldReleases(db: Queryable): Promise<void> {
  await db.query('delete from item_release_proof where keep_until <= now()');
  await db.query('delete from item_release where keep_until <= now()');
}
