import { join } from 'node:path';
import type { Migrations } from '@fachwerk/database';

/** The folder of the package, from src/*.ts and from dist/*.js. */
export const packageRoot = join(__dirname, '..');
/** Migrations of the shop's own tables. */
export const migrations: Migrations = {
  dir: join(packageRoot, 'src/database/migrations'),
  table: 'migration',
};
export const storesDataDir = join(packageRoot, 'stores-data');
/** The stores for an empty database. */
export const STORES_FILE = join(storesDataDir, 'stores.tsv');
