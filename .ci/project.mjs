import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** Semver and hash of everything that goes into a package; the same function that the builds use. */
export const versionOf = (name) => require('../shared/build/sources.js').versionOf(join(ROOT, name));

export const microFrontends = readdirSync(ROOT)
  .filter((name) => name.endsWith('-mfe') && existsSync(join(ROOT, name, 'src/widgets.ts')))
  .sort();
/** Built; apps/database and apps/server-kit are bundled into those that use them. */
export const apps = ['shop-api', 'registry', 'cms', 'all-in-one'].map((name) => `apps/${name}`);

/** Fetched by npx in exactly this version: nothing but Node has to be there. */
export const PNPM = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager;
