import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract, type Header } from 'tar-stream';
import { Refusal } from '../http/refusal';
import { isVersionPath } from './version-path';

export const LIMITS = {
  /** Size of the request body. */
  packedBytes: 30 * 1024 * 1024,
  /** Unpacked size, including tar headers: a small body may contain a thousand times as much. */
  bytes: 80 * 1024 * 1024,
  fileBytes: 20 * 1024 * 1024,
  files: 2000,
};

/**
 * Unpacks a version into the folder and returns the paths of its files. No entry is written outside of the
 * folder.
 */
export async function unpack(body: Readable, folder: string, limits = LIMITS): Promise<string[]> {
  const archive = extract();
  const broken = new AbortController();
  const flowing = pipeline(
    leftOpen(body),
    atMost(limits.packedBytes, 'The body'),
    createGunzip(),
    atMost(limits.bytes, 'The unpacked version'),
    archive,
  );
  // The current entry is not notified of an error by itself.
  const problem = flowing.then(
    () => undefined,
    (error: unknown) => {
      broken.abort();
      return error;
    },
  );
  try {
    const taken = await takeAll(archive, folder, limits, broken.signal);
    await flowing;
    return taken;
  } catch (error) {
    archive.destroy();
    const first = await problem;
    throw readable(first instanceof Refusal || isAbort(error) ? first : error);
  }
}

async function takeAll(
  archive: Extract,
  folder: string,
  limits: typeof LIMITS,
  signal: AbortSignal,
): Promise<string[]> {
  const paths: string[] = [];
  const taken = new Set<string>();
  for await (const entry of archive) {
    const path = pathOf(entry.header.name);
    if (entry.header.type === 'directory') {
      entry.resume();
      continue;
    }
    checkEntry(entry.header, path, taken, limits);
    taken.add(path.toLowerCase());
    paths.push(path);
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(entry, createWriteStream(target, { flags: 'wx' }), { signal });
  }
  return paths;
}

const isAbort = (error: unknown): boolean => (error as Error).name === 'AbortError';

/** A failing pipeline destroys its source, which is here the connection that must carry the answer. */
const leftOpen = (body: Readable): Readable => Readable.from(body.iterator({ destroyOnReturn: false }));

/** `tar -C dist/1.0.0 -c .` writes "./" before every name. */
const pathOf = (name: string): string => name.replace(/^\.\//, '');

function checkEntry(header: Header, path: string, taken: Set<string>, limits: typeof LIMITS): void {
  const { type, size = 0 } = header;
  if (type !== 'file' && type !== 'contiguous-file')
    throw new Refusal(400, `${path} is a ${type ?? 'unknown entry'}: a version contains plain files only.`);
  if (!isVersionPath(path))
    throw new Refusal(
      400,
      `"${path}" is no path of a version: letters, digits and "._-" between slashes, no name beginning with a dot, no ".br".`,
    );
  if (taken.has(path.toLowerCase())) throw new Refusal(400, `${path} is there twice.`);
  if (size > limits.fileBytes) throw new Refusal(413, tooLarge(path, limits.fileBytes));
  if (taken.size >= limits.files) throw new Refusal(413, `A version contains at most ${limits.files} files.`);
}

function atMost(bytes: number, what: string): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) done(new Refusal(413, tooLarge(what, bytes)));
      else done(null, chunk);
    },
  });
}

const tooLarge = (what: string, bytes: number): string =>
  `${what} is too large: at most ${Math.round(bytes / 1024 / 1024)} MB.`;

/** An invalid archive is the sender's fault (400); other errors are ours. */
function readable(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isOurs = /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET';
  return isOurs ? error : new Refusal(400, `The body is not a complete tar.gz of a version: ${message}.`);
}
