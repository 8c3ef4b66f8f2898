import { join } from 'node:path';
import type { Migrations } from '@fachwerk/database';

/** The package's folder, from src/*.ts and from dist/*.js alike. */
const packageRoot = join(__dirname, '..');

/** The steps of the registry's own tables. */
export const registryMigrations: Migrations = {
  dir: join(packageRoot, 'src/database/migrations'),
  table: 'registry_migration',
};
