/**
 * `npm run publish-mfe <name>`: builds one micro-frontend and makes it live in the registry of this machine, or in
 * REGISTRY_STORAGE. A running shop shows it with the next page view.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { microFrontends, ROOT } from './project.mjs';
import { run } from './run.mjs';

const PUBLISH = 'apps/registry/dist/publish.entry.js';

async function publish(name) {
  const folder = `${name}-mfe`;
  if (!microFrontends.includes(folder))
    throw new Error(`Usage: npm run publish-mfe <name>, e.g. ${microFrontends[0]?.replace('-mfe', '')}`);
  if (!existsSync(join(ROOT, PUBLISH)))
    throw new Error('The registry is not built yet: run `npm run build` first.');

  const said = await run('node', ['../shared/build/build-mfe.js'], { cwd: join(ROOT, folder) });
  const version = said.trim().split(/\s+/).at(-1);
  const { REGISTRY_STORAGE, DATA_DIR = '.data' } = process.env;
  const env = { REGISTRY_STORAGE: REGISTRY_STORAGE ?? join(DATA_DIR, 'registry') };
  await run('node', [PUBLISH, join(folder, 'dist', version)], { env, show: true });
}

publish(process.argv[2] ?? '').catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
