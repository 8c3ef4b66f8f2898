import type { Database, Queryable } from '@fachwerk/database';
import type { StatedOpenings } from '@fachwerk/shared/contracts';
import { berlinDate } from '@fachwerk/shared/time';
import type { StatedOffer, StatedOpening } from '../store/opening-rules';
import { differentHours, noteChanges } from '../store/store-changes';
import { forgetStores, STORED_OPENINGS } from '../store/store-repository';

interface Stored {
  [column: string]: unknown;
  specialOpenings: StatedOpening[];
  openingOffers: StatedOffer[];
}

const READ = `select ${STORED_OPENINGS} from store s where company_id = $1`;

const READ_CHANGES = `
  select changed_at as at, changed_by as by, kind, before, after from store_change
  where company_id = $1 order by id desc limit 50`;

interface ChangeRow {
  [column: string]: unknown;
  at: Date;
  by: string;
  kind: string;
  before: unknown;
  after: unknown;
}

/** Undefined for an unknown store. */
export async function findOpenings(db: Queryable, companyId: string): Promise<StatedOpenings | undefined> {
  const [store] = await db.query<Stored>(READ, [companyId]);
  return store && withChanges(db, companyId, store);
}

async function withChanges(
  db: Queryable,
  companyId: string,
  { specialOpenings, openingOffers }: Stored,
): Promise<StatedOpenings> {
  const changes = await db.query<ChangeRow>(READ_CHANGES, [companyId]);
  return {
    companyId,
    specialOpenings: specialOpenings.map(({ date, reason, hours }) => ({ date, reason, hours })),
    openingOffers: openingOffers.map(({ name, start, end, hours }) => ({ name, start, end, hours })),
    changes: changes.map(({ at, by, kind, before, after }) => ({
      at: at.toISOString(),
      by,
      kind,
      before: before ?? null,
      after: after ?? null,
    })),
  };
}

/** What was stated stays so long: a vehicle that was due on a closed day may come back weeks later. */
const KEPT_DAYS = 35;

export interface OpeningsChange {
  companyId: string;
  /** The desk. */
  by: string;
  now: Date;
  change: (tx: Queryable) => Promise<unknown>;
}

/**
 * Changes what a store has stated, removes what is over, and notes both sides. The row of the store is
 * locked, so that two desks change one after the other. Undefined for an unknown store.
 */
export async function changeOpenings(
  db: Database,
  { companyId, by, now, change }: OpeningsChange,
): Promise<StatedOpenings | undefined> {
  const after = await db.transaction(async (tx) => {
    await tx.query('select from store where company_id = $1 for update', [companyId]);
    const [before] = await tx.query<Stored>(READ, [companyId]);
    if (!before) return undefined;
    await change(tx);
    const today = berlinDate(now.toISOString());
    await tx.query('delete from special_opening where company_id = $1 and day < $2::date - $3::int', [
      companyId,
      today,
      KEPT_DAYS,
    ]);
    await tx.query('delete from opening_offer where company_id = $1 and ends_on < $2::date - $3::int', [
      companyId,
      today,
      KEPT_DAYS,
    ]);
    const [changed = before] = await tx.query<Stored>(READ, [companyId]);
    await noteChanges(tx, by, differentHours(companyId, before, changed));
    return withChanges(tx, companyId, changed);
  });
  forgetStores(db);
  return after;
}

export const writeSpecialOpening = (tx: Queryable, companyId: string, opening: StatedOpening) =>
  tx.query(
    `insert into special_opening (company_id, day, reason, hours) values ($1, $2, $3, $4)
     on conflict (company_id, day) do update set (reason, hours) = (excluded.reason, excluded.hours)`,
    [companyId, opening.date, opening.reason, JSON.stringify(opening.hours)],
  );

export const deleteSpecialOpening = (tx: Queryable, companyId: string, day: string) =>
  tx.query('delete from special_opening where company_id = $1 and day = $2', [companyId, day]);

export const writeOpeningOffer = (tx: Queryable, companyId: string, offer: StatedOffer) =>
  tx.query(
    `insert into opening_offer (company_id, starts_on, ends_on, name, hours) values ($1, $2, $3, $4, $5)
     on conflict (company_id, starts_on) do update
     set (ends_on, name, hours) = (excluded.ends_on, excluded.name, excluded.hours)`,
    [companyId, offer.start, offer.end, offer.name, JSON.stringify(offer.hours)],
  );

export const deleteOpeningOffer = (tx: Queryable, companyId: string, day: string) =>
  tx.query('delete from opening_offer where company_id = $1 and starts_on = $2', [companyId, day]);
