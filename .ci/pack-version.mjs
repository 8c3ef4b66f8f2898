import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { ROOT } from './project.mjs';

/** Answers the manifest of a built version folder, which record it stands in, and all of it as tar.gz: what `PUT versions` takes. */
export async function packVersion(folder, record) {
  const { pack } = createRequire(join(ROOT, 'apps/registry/package.json'))('tar-stream');
  const manifest = JSON.parse(readFileSync(join(folder, record), 'utf8'));
  const archive = pack();
  const add = (name) => archive.entry({ name }, readFileSync(join(folder, name)));
  add(record);
  // Only what the manifest names: the registry refuses anything more.
  for (const { path } of manifest.files) add(path);
  archive.finalize();
  return { manifest, body: await buffer(archive.pipe(createGzip())) };
}
