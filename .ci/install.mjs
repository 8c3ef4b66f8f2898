import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNPM, ROOT, apps, microFrontends } from './project.mjs';
import { run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.fachwerk-install');

/**
 * Installs exactly what the lockfile says; does nothing when that is there already. `isChanged`: packages have come, and
 * the lockfile learns of them.
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
  ].map((dir) => `${dir}/package.json`);
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}
