import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usePinnedNode } from './pinned-node.mjs';
import { apps, examples, microFrontends, PNPM, ROOT, run } from './project.mjs';

const STAMP = join(ROOT, 'node_modules', '.fachwerk-install');

/**
 * Installs the packages of the lockfile, and does nothing when they are installed. `isChanged`: a package of
 * the repository was added, and the lockfile is updated (`node .ci/install.mjs --changed`).
 */
export async function install({ isChanged = false } = {}) {
  if (!isChanged && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return false;
  const how = isChanged ? ['--no-frozen-lockfile', '--prefer-offline'] : ['--frozen-lockfile'];
  await run('npx', ['--yes', PNPM, 'install', ...how], { show: true });
  writeFileSync(STAMP, fingerprint());
  return true;
}

function fingerprint() {
  const manifests = [
    '.',
    'e2e',
    'shared',
    'shell',
    ...microFrontends,
    ...apps,
    'apps/database',
    'apps/server-kit',
    'apps/cli',
    ...examples,
  ].map((dir) => `${dir}/package.json`);
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  usePinnedNode()
    .then(() => install({ isChanged: process.argv.includes('--changed') }))
    .catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
