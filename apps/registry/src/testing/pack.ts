import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip, gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { filesIn } from '../files/files-in';

/** Body of a publication: the folder as tar.gz. */
export async function packFolder(folder: string): Promise<Buffer> {
  const archive = pack();
  for (const path of await filesIn(folder)) archive.entry({ name: path }, await readFile(join(folder, path)));
  archive.finalize();
  return buffer(archive.pipe(createGzip()));
}

/** An archive of arbitrary entries, for attacks. */
export async function packEntries(
  entries: readonly (Partial<Header> & { name: string; content?: string | Buffer })[],
): Promise<Buffer> {
  const archive = pack();
  for (const { content = '', ...header } of entries) archive.entry(header, content);
  archive.finalize();
  return gzipSync(await buffer(archive));
}
