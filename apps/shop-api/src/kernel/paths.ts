import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Migrations } from '@fachwerk/database';

/** The folder of the package, from `src/kernel` and from `dist`. */
export const packageRoot = folderWith('package.json', __dirname);
/** Migrations of the shop's own tables. */
export const migrations: Migrations = {
  dir: join(packageRoot, 'src/database/migrations'),
  table: 'migration',
};
export const storesDataDir = join(packageRoot, 'stores-data');
/** The stores for an empty database. */
export const STORES_FILE = join(storesDataDir, 'stores.tsv');

function folderWith(file: string, start: string): string {
  return existsSync(join(start, file)) || dirname(start) === start ? start : folderWith(file, dirname(start));
}
