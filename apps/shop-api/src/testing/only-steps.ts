import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migrations } from '@fachwerk/database';
import { migrations } from '../kernel/files/paths';

/** The schema of a release before functions had a current text: some steps and no functions. */
export function onlySteps(isOld: (step: string) => boolean): Migrations {
  const dir = mkdtempSync(join(tmpdir(), 'fachwerk-steps-'));
  for (const name of readdirSync(migrations.dir).filter(isOld))
    cpSync(join(migrations.dir, name), join(dir, name));
  return { dir, table: migrations.table };
}
