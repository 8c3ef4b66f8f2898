import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNPM, ROOT, apps, microFrontends } from './project.mjs';
import { run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.fachwerk-install');

/** Installs exactly what the lockfile says; does nothing when that is there already. */
export async function install() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { show: true });
  writeFileSync(STAMP, wanted);
  return true;
}

function fingerprint() {
  const manifests = ['.', 'e2e', 'shared', 'shell', ...microFrontends, ...apps].map(
    (dir) => `${dir}/package.json`,
  );
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}
