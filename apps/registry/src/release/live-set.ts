import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type {
  LiveWidgets,
  Messages,
  MfeVersion,
  PageRelease,
  ShellVersion,
} from '@fachwerk/shared/contracts';
import { liveFile, readLive } from '../storage/live-file';
import { readVersionFolder, SHELL } from '../storage/version-folder';
import { buildPageRelease } from './build-release';

export interface LiveSet {
  mfes: readonly MfeVersion[];
  shell: ShellVersion | undefined;
  /** Undefined until a shell is published. */
  pageRelease: PageRelease | undefined;
  widgets: LiveWidgets;
  messages: Messages;
}

/**
 * Answers the live set and follows live.json: a look at the file's date per question costs microseconds, and makes a
 * publication by another process count at once, on every platform.
 */
export function followLiveSet(storageDir: string, log: FastifyBaseLogger): () => Promise<LiveSet> {
  let known = '';
  let current: Promise<LiveSet> = Promise.resolve(assemble([], undefined));

  return async () => {
    const seen = await fingerprint(liveFile(storageDir));
    if (seen !== known) {
      known = seen;
      const previous = current;
      current = load(storageDir, log).catch((error: unknown) => {
        log.error(error, 'live.json cannot be used: the last live set stays');
        return previous;
      });
    }
    return current;
  };
}

async function load(storageDir: string, log: FastifyBaseLogger): Promise<LiveSet> {
  const mfes: MfeVersion[] = [];
  let shell: ShellVersion | undefined;
  for (const [id, version] of Object.entries(await readLive(storageDir))) {
    try {
      const published = await readVersionFolder(join(storageDir, id, version));
      if (published.kind === 'mfe') mfes.push(published.manifest);
      else if (id === SHELL) shell = published.manifest;
    } catch (error) {
      // One broken folder costs its own widgets only.
      log.error(error, `${id} ${version} is live but cannot be read`);
    }
  }
  return assemble(mfes, shell);
}

const assemble = (mfes: MfeVersion[], shell: ShellVersion | undefined): LiveSet => ({
  mfes,
  shell,
  pageRelease: shell && buildPageRelease(mfes, shell),
  widgets: {
    widgets: mfes.flatMap(({ mfe, version, widgets }) =>
      widgets.map((widget) => ({ ...widget, mfe, version })),
    ),
  },
  messages: Object.assign({}, ...mfes.map(({ messages }) => messages)) as Messages,
});

async function fingerprint(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'none';
  }
}
