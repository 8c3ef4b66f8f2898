import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { contentType } from './content-type';
import { createDrafts } from './drafts';
import type { FileStore } from './file-store';
import { filesIn } from './files-in';
import { createS3Bucket, type S3Options } from './s3-bucket';

/** Written last to mark a complete folder, because an object store cannot rename. */
const COMPLETE = '.complete';
const AT_ONCE = 8;

/** Stores files in a bucket of an S3-compatible object store. */
export function createS3Store(options: S3Options): FileStore {
  const bucket = createS3Bucket(options);
  const drafts = createDrafts(join(tmpdir(), 'fachwerk-registry-drafts'));
  const has = (name: string) => bucket.has(`${name}/${COMPLETE}`);

  return {
    ...drafts,
    has,

    async put(name, draft) {
      if (!(await has(name))) {
        const files = await filesIn(draft);
        await inTurns(files, async (path) =>
          bucket.put(`${name}/${path}`, await readFile(join(draft, path)), contentType(path)),
        );
        await bucket.put(`${name}/${COMPLETE}`, Buffer.alloc(0), 'text/plain');
      }
      await rm(draft, { recursive: true, force: true });
    },

    async open(name, path) {
      // Reads the whole file: a slow visitor must not hold a connection to the store, and no file is large.
      const content = await bucket.get(`${name}/${path}`);
      return content && { stream: Readable.from([content]), bytes: content.length };
    },

    async folders() {
      const ids = await bucket.folders('');
      const lists = await Promise.all(ids.map((id) => bucket.folders(id)));
      return lists.flat().map((prefix) => prefix.replace(/\/$/, ''));
    },

    async changedAt(name) {
      const times = (await bucket.objects(`${name}/`)).map(({ changedAt }) => changedAt.getTime());
      return times.length > 0 ? new Date(Math.max(...times)) : undefined;
    },

    async remove(name) {
      await bucket.remove(`${name}/${COMPLETE}`);
      await inTurns(await bucket.objects(`${name}/`), ({ key }) => bucket.remove(key));
    },
  };
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
