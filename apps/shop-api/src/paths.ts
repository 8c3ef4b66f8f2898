import { join } from 'node:path';
import type { Migrations } from '@fachwerk/database';

/** The package's folder, from src/*.ts and from dist/*.js alike. */
export const packageRoot = join(__dirname, '..');
/** The steps of the shop's own tables. */
export const migrations: Migrations = {
  dir: join(packageRoot, 'src/database/migrations'),
  table: 'migration',
};
export const storesDataDir = join(packageRoot, 'stores-data');
/** The stores that an empty database is filled with. */
export const STORES_FILE = join(storesDataDir, 'stores.tsv');
