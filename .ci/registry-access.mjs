import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { dataDir } from './registry-client.mjs';

/** The registry's own code for tokens and operators, as it was built, and the database it works on. */
export function registryAccess(env = process.env) {
  const file = join(ROOT, 'apps/registry/dist/access.entry.js');
  if (!existsSync(file)) throw new Error('The registry is not built yet: run `npm run build` first.');
  const where = {
    databaseUrl: env.REGISTRY_DATABASE_URL || env.DATABASE_URL || undefined,
    dataDir: join(dataDir(env), 'postgres'),
  };
  return { where, ...createRequire(import.meta.url)(file) };
}
