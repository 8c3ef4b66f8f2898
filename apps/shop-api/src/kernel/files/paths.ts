import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Migrations } from '@fachwerk/database';

/** The folder of the package, from `src/kernel` and from `dist`. */
export const packageRoot = folderWith('package.json', __dirname);
const src = join(packageRoot, 'src');
/** The schema of the shop: steps of all areas, and the current functions and views of each area. */
export const migrations: Migrations = {
  dir: join(src, 'database/migrations'),
  table: 'migration',
  functions: readdirSync(src)
    .map((area) => join(src, area, 'database/functions'))
    .filter(existsSync),
};
export const storesDataDir = join(packageRoot, 'stores-data');
/** The stores for an empty database. */
export const STORES_FILE = join(storesDataDir, 'stores.tsv');
/** The vehicles for an empty database. */
export const RENTAL_VEHICLES_FILE = join(storesDataDir, 'rental-vehicles.json');

function folderWith(file: string, start: string): string {
  return existsSync(join(start, file)) || dirname(start) === start ? start : folderWith(file, dirname(start));
}
