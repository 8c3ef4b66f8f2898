import { join } from 'node:path';

/** The package's folder, from src/*.ts and from dist/*.js alike. */
export const packageRoot = join(__dirname, '..');
export const migrationsDir = join(packageRoot, 'src/database/migrations');
export const storesDataDir = join(packageRoot, 'stores-data');
