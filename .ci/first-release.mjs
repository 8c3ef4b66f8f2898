/**
 * `pnpm first-release`: publishes everything that was built here to the registry at REGISTRY_URL, and makes live what has no live version yet; for an
 * installation whose registry is empty. What is live already stays as it is. Needs REGISTRY_TOKEN of scope operate.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packVersion } from './pack-version.mjs';
import { ROOT } from './project.mjs';
import { registryClient, runCommand } from './registry-client.mjs';

const USAGE = 'Usage: REGISTRY_URL=https://shop.example REGISTRY_TOKEN=... pnpm first-release';
const BUILT = join(ROOT, 'apps/all-in-one/dist/versions.json');

async function firstRelease() {
  if (!existsSync(BUILT)) throw new Error('Nothing is built yet: run `npm run build` first.');
  const registry = registryClient();
  // The shell comes first in the list, but pages begin with its order: it is the last, when everything else is there.
  const [shell, ...mfes] = JSON.parse(readFileSync(BUILT, 'utf8'));
  for (const folder of [...mfes, shell]) {
    const record = folder === shell ? 'shell.json' : 'widgets.json';
    const { manifest, body } = await packVersion(join(ROOT, folder), record);
    const mfe = manifest.mfe ?? 'shell';
    const { version } = manifest;
    await registry.put(`versions/${mfe}/${version}`, body, 'application/gzip');
    const { channels } = await registry.getPublic('plan');
    const major = Number(version.split('.', 1)[0]);
    const isLive = channels.some(
      (channel) => channel.mfe === mfe && channel.major === major && channel.stable !== null,
    );
    if (!isLive) await registry.post('rollouts', { mfe, version, to: 100 });
    console.log(`${mfe} ${version} ${isLive ? 'is published; what is live stays' : 'is live'}`);
  }
}

runCommand(firstRelease, USAGE);
