import { join } from 'node:path';
import type { Migrations } from '@fachwerk/database';

/** Root of the package, seen from src/*.ts and from dist/*.js. */
const packageRoot = join(__dirname, '..');

export const sandboxMigrations: Migrations = {
  dir: join(packageRoot, 'src/database/migrations'),
  table: 'sandbox_migration',
};

/** All addresses of the sandbox begin with this. */
export const PREFIX = '/payment-sandbox';
