import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@fachwerk/database';
import { readTextFile } from '@fachwerk/server-kit/text-file';
import * as z from 'zod/mini';

const Searches = z.record(z.string(), z.int().check(z.positive()));

/** Sample searches of a catalogue folder (phrase to number of visitors), for a shop without any. */
export async function fillSearches(
  db: Database,
  folder: string,
  log: (message: string) => void,
): Promise<void> {
  const file = join(folder, 'searches.json');
  const [known] = await db.query('select 1 from search_phrase limit 1');
  if (known || !existsSync(file)) return;
  const searches = Searches.parse(JSON.parse(await readTextFile(file)));
  await db.query(
    `insert into search_phrase (phrase, day, visitors)
     select phrase, current_date - 1, visitors from unnest($1::text[], $2::int[]) as sample (phrase, visitors)`,
    [Object.keys(searches), Object.values(searches)],
  );
  log(`Searches: ${Object.keys(searches).length}`);
}
