import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { VersionFile } from '@fachwerk/shared/contracts';
import { pack } from 'tar-stream';
import * as z from 'zod/mini';
import { CommandError } from '../command-error';

/** The fields that micro-frontends and shell have in common; the rest goes to the registry as it is. */
const Manifest = z.looseObject({
  /** Absent: the shell. */
  mfe: z.optional(z.string()),
  version: z.string(),
  files: z.array(VersionFile),
});
export type Manifest = z.output<typeof Manifest>;

/** Every entry has this time, so that one version folder gives the same archive at any time. */
const MODIFIED = new Date(0);

function readManifest(file: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CommandError(`${file} is missing or damaged.`, { advice: 'build it again' });
  }
}

/** A built version folder as its manifest and as tar.gz, the body of `PUT versions`. */
export async function packVersion(
  folder: string,
  isShell: boolean,
): Promise<{ manifest: Manifest; archive: Uint8Array<ArrayBuffer> }> {
  const record = isShell ? 'shell.json' : 'widgets.json';
  const manifest = readManifest(join(folder, record));
  const archive = pack();
  const add = (name: string) => archive.entry({ name, mtime: MODIFIED }, readFileSync(join(folder, name)));
  add(record);
  // Only files of the manifest: the registry refuses all others.
  for (const { path } of manifest.files) add(path);
  archive.finalize();
  return { manifest, archive: new Uint8Array(await arrayBuffer(archive.pipe(createGzip()))) };
}
