import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishVersion } from '@fachwerk/registry';
import { PROJECT, VERSIONS } from './paths';

/** Puts what was built into the registry's storage; answers what is live now. */
export async function publishBuilt(storageDir: string): Promise<string[]> {
  const folders = JSON.parse(await readFile(VERSIONS, 'utf8')) as string[];
  const live: string[] = [];
  for (const folder of folders) {
    const { id, version } = await publishVersion({ storageDir, folder: join(PROJECT, folder) });
    live.push(`${id} ${version}`);
  }
  return live;
}
