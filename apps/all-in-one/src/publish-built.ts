import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseBuilt } from '@fachwerk/registry';
import { PROJECT, VERSIONS } from './paths';

type Registry = Omit<Parameters<typeof releaseBuilt>[0], 'folders' | 'by'>;

/** Publishes the built versions and makes new ones live that undo nothing. Returns lines for the log. */
export async function publishBuilt(registry: Registry): Promise<string[]> {
  const folders = (JSON.parse(await readFile(VERSIONS, 'utf8')) as string[]).map((folder) =>
    join(PROJECT, folder),
  );
  const built = await releaseBuilt({ ...registry, folders, by: 'npm start' } as Parameters<
    typeof releaseBuilt
  >[0]);
  return built.map(({ mfe, version, isMadeLive, isLive }) => {
    if (isMadeLive) return `${mfe} ${version} is live`;
    if (isLive) return `${mfe} ${version}`;
    return `${mfe} ${version} is published; visitors keep what its team has released or rolled back to (pnpm rollouts)`;
  });
}
