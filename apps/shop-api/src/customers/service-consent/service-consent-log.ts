import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';

/** Rows of one statement: the table stays free for decisions. */
const BATCH = 5000;

export interface Decision {
  /** The version of the question that was answered. */
  version: string;
  at: Date;
  /** Ids that were allowed, of those that were shown. */
  services: readonly string[];
  shown: readonly string[];
}

export async function logDecision(db: Queryable, decision: Decision): Promise<void> {
  const { version, at, services, shown } = decision;
  await db.query(
    'insert into service_consent (version, decided_at, services, shown) values ($1, $2, $3, $4)',
    [version, at, services, shown],
  );
}

/** In small statements, until no old row is left. */
export async function removeOldDecisions(db: Queryable, now: Date, batch = BATCH): Promise<void> {
  for (;;) {
    const removed = await db.query<{ id: number }>(
      `delete from service_consent where id in (
         select id from service_consent
         where decided_at < $1::timestamptz - interval '${PERIODS.consentLogYears} years'
         order by decided_at limit $2
       ) returning id`,
      [now, batch],
    );
    if (removed.length < batch) return;
  }
}
