import type { Queryable } from '@fachwerk/database';
import type { Passport, Passports } from '@fachwerk/shared/contracts';

const MOST_VERSIONS = 10;

interface Row extends Record<string, unknown> {
  version: string;
  publishedAt: Date;
  passport: Passport;
}

/** The passports of the last versions of a micro-frontend that have one, newest first. */
export async function readPassports(db: Queryable, mfe: string): Promise<Passports> {
  const rows = await db.query<Row>(
    `select version, published_at as "publishedAt", manifest -> 'passport' as passport from registry.version
     where mfe = $1 and manifest -> 'passport' is not null order by published_at desc limit $2`,
    [mfe, MOST_VERSIONS],
  );
  return {
    versions: rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.toISOString() })),
  };
}
