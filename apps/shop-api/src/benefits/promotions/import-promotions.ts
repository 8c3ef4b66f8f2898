import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@fachwerk/database';
import { readTextFile } from '@fachwerk/server-kit/text-file';
import { findPromotions } from './known-promotions';
import { planPromotions, type PromotionPlan } from './plan-promotions';
import { parsePromotions, type PromotionFault } from './promotion-file';
import { unknownReferences, writePromotions } from './write-promotions';

export interface PromotionImport extends PromotionPlan {
  count: number;
  faults: PromotionFault[];
  /** False if there is a fault, or if the file was only planned or needs a confirmation. */
  isWritten: boolean;
}

export interface PromotionOptions {
  /** Share of the promotions that a file may end without a confirmation. */
  endedPercent?: number;
  isDryRun?: boolean;
  isConfirmed?: boolean;
}

/** All promotions of the file are valid afterwards, or none of them if there is a fault. */
export async function importPromotions(
  db: Database,
  content: string,
  { endedPercent = 100, isDryRun = false, isConfirmed = false }: PromotionOptions = {},
): Promise<PromotionImport> {
  const known = await findPromotions(db);
  const { promotions, faults } = parsePromotions(content, known);
  if (promotions === null) return { count: 0, faults, changes: [], refusals: [], isWritten: false };
  const plan = planPromotions(known, promotions, endedPercent);
  const isMeant = isConfirmed || plan.refusals.length === 0;
  const unknown =
    isDryRun || !isMeant ? await unknownReferences(db, promotions) : await writePromotions(db, promotions);
  const isWritten = !isDryRun && isMeant && unknown.length === 0;
  return { count: promotions.length, faults: unknown, ...plan, isWritten };
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
