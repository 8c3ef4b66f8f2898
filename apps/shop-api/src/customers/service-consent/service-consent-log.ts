import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';

/** Rows of one statement: the table stays free for decisions. */
const BATCH = 5000;

export interface Decision {
  version: number;
  at: Date;
  services: readonly string[];
}

export async function logDecision(db: Queryable, { version, at, services }: Decision): Promise<void> {
  await db.query('insert into service_consent (version, decided_at, services) values ($1, $2, $3)', [
    version,
    at,
    services,
  ]);
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
