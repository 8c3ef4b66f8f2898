import type { Queryable } from '@fachwerk/database';
import type { ReleaseFault, StoreProof } from '@fachwerk/shared/rules';
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
  /** Null: the release stands as it was recorded. */
  correction: Correction | null;
}

export interface Correction {
  reason: ReleaseFault;
  /** Id of the release that states it right. */
  replacedBy: string | null;
  /** Desk and personnel number. */
  by: string;
  /** ISO instant. */
  at: string;
}

const RELEASE = `
  select r.id::text as id, r.company_id as "companyId", r.item_id as "itemId", r.item_name as "itemName", r.ean,
    r.quantity, r.released_by as by, r.person_name as "personName", r.released_at as at, r.hash,
    array(select p.proof from item_release_proof p where p.release_id = r.id) as proofs,
    case when c.release_id is not null then jsonb_build_object('reason', c.reason, 'by', c.corrected_by,
      'at', c.corrected_at, 'replacedBy', c.replaced_by::text) end as correction
  from item_release r left join item_release_correction c on c.release_id = r.id`;

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

export interface BookPage {
  companyId: string;
  /** Undefined: all. */
  proof: StoreProof | undefined;
  from: Date;
  until: Date;
  /** Id of the last release of the page before. */
  before: string | undefined;
  limit: number;
}

/** The releases of a store in a time, newest first. */
export const bookOfReleases = (
  db: Queryable,
  { companyId, proof, from, until, before, limit }: BookPage,
): Promise<Release[]> =>
  db.query<Release>(
    `${RELEASE} where r.company_id = $1 and r.released_at >= $2 and r.released_at < $3
       and ($4::text is null
         or exists (select from item_release_proof p where p.release_id = r.id and p.proof = $4))
       and ($5::bigint is null or (r.released_at, r.id) < (
         select last.released_at, last.id from item_release last where last.id = $5 and last.company_id = $1))
     order by r.released_at desc, r.id desc limit $6`,
    [companyId, from, until, proof ?? null, before ?? null, limit],
  );

interface NewCorrection extends Omit<Correction, 'at'> {
  releaseId: string;
  personName: string;
  at: Date;
}

/** States that a release did not happen or is mistyped. What was stated before stays. */
export async function addCorrection(db: Queryable, added: NewCorrection): Promise<void> {
  const { releaseId, reason, replacedBy, by, personName, at } = added;
  await db.query(
    `insert into item_release_correction (release_id, reason, replaced_by, corrected_by, person_name, corrected_at,
       keep_until)
     select r.id, $2, $3::bigint, $4, $5, $6, r.keep_until from item_release r where r.id = $1::bigint
     on conflict (release_id) do nothing`,
    [releaseId, reason, replacedBy, by, personName, at],
  );
}

/**
 * Each record at the end of its own period, and the release with the last one. One statement: a record that
 * ends meanwhile is left with its release for the next time.
 */
export async function removeOldReleases(db: Queryable): Promise<void> {
  await db.query(
    `with ended as (delete from item_release_proof where keep_until <= now())
     delete from item_release where keep_until <= now()`,
  );
}
