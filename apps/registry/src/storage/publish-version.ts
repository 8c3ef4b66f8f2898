import { randomUUID } from 'node:crypto';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFiles } from './compress-files';
import { readLive, writeLive, type LiveVersions } from './live-file';
import { checkFiles, readVersionFolder, SHELL, type PublishedVersion } from './version-folder';

export interface PublishOptions {
  storageDir: string;
  /** A complete version folder as the build writes it. */
  folder: string;
}

/** Stores an immutable version whole or not at all, and makes it live. */
export async function publishVersion({ storageDir, folder }: PublishOptions): Promise<PublishedVersion> {
  const source = resolve(folder);
  const published = await readVersionFolder(source);
  const { id, version, files } = published;
  await checkFiles(source, files);
  const live = await readLive(storageDir);
  await refuseForeignNames(storageDir, live, published);

  const target = join(resolve(storageDir), id, version);
  if (await exists(target)) await refuseOtherBytes(target, published);
  else
    await copyWhole(
      source,
      target,
      files.map(({ path }) => path),
    );

  if (live[id] !== version) await writeLive(storageDir, { ...live, [id]: version });
  return published;
}

async function copyWhole(source: string, target: string, paths: string[]): Promise<void> {
  const draft = `${target}.${randomUUID()}.part`;
  try {
    await mkdir(join(target, '..'), { recursive: true });
    await cp(source, draft, { recursive: true });
    await compressFiles(draft, paths);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Browsers and caches keep a version for ever: the same name must mean the same bytes. */
async function refuseOtherBytes(target: string, published: PublishedVersion): Promise<void> {
  const stored = await readVersionFolder(target);
  const list = (version: PublishedVersion) =>
    version.files
      .map(({ path, integrity }) => `${path} ${integrity}`)
      .sort()
      .join('\n');
  if (list(stored) === list(published)) return;
  throw new Error(
    `${published.id} ${published.version} is already published with other content. ` +
      'A published version never changes: build a new one.',
  );
}

/** A widget's name belongs to one micro-frontend. */
async function refuseForeignNames(storageDir: string, live: LiveVersions, published: PublishedVersion) {
  if (published.kind === 'shell') return;
  const names = published.manifest.widgets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${published.id} ${published.version} declares the widget "${twice}" twice.`);

  for (const [id, version] of Object.entries(live)) {
    if (id === published.id || id === SHELL) continue;
    const other = await readVersionFolder(join(storageDir, id, version));
    if (other.kind !== 'mfe') continue;
    const taken = other.manifest.widgets.find(({ name }) => names.includes(name));
    if (taken)
      throw new Error(
        `${published.id} ${published.version} declares the widget "${taken.name}", which belongs to ${id}. Choose another name.`,
      );
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
