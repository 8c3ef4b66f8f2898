import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@fachwerk/database';
import { readTextFile } from '@fachwerk/server-kit/text-file';
import { parsePromotions, type PromotionFault } from './promotion-file';
import { writePromotions } from './write-promotions';

/** All promotions of the file are valid afterwards, or none of them if there is a fault. */
export async function importPromotions(
  db: Database,
  content: string,
): Promise<{ count: number; faults: PromotionFault[] }> {
  const { promotions, faults } = parsePromotions(content);
  if (promotions === null) return { count: 0, faults };
  return { count: promotions.length, faults: await writePromotions(db, promotions) };
}

/** Sample promotions of a catalogue folder, for a shop that has never had any. */
export async function fillPromotions(
  db: Database,
  folder: string,
  log: (message: string) => void,
): Promise<void> {
  const file = join(folder, 'promotions.json');
  const [known] = await db.query('select 1 from promotion limit 1');
  if (known || !existsSync(file)) return;
  const { count, faults } = await importPromotions(db, await readTextFile(file));
  for (const { promotion, field, reason } of faults)
    log(`promotions.json: ${promotion}, ${field}: ${reason}`);
  if (faults.length === 0) log(`Promotions: ${count}`);
}
