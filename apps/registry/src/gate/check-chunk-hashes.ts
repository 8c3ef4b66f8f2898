import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '@fachwerk/shared/contracts';
import { isBrowserFile } from '../versions/browser-file';
import type { StoredVersion } from '../versions/version-store';
import { aBreak } from './findings';

/**
 * Every script, style sheet and WebAssembly file must load with its hash. The release contains the hash of
 * the entry, and the shell checks all modules of an ES module container and the style sheets of its widgets.
 * The others are loaded by the code of the version, so that one of its scripts must contain their hash.
 */
export async function checkChunkHashes(
  { kind, manifest }: StoredVersion,
  folder: string,
): Promise<Finding[]> {
  if (kind === 'shell') return [];
  const { mfe, container, entry, widgets, files } = manifest;
  const contents = await Promise.all(
    files
      .filter(({ path }) => isBrowserFile(path))
      .map(async ({ path }) => ({ path, content: await readFile(join(folder, path)) })),
  );
  const scripts = contents
    .filter(({ path }) => isModule(path))
    .map(({ content }) => content.toString('utf8'));
  const styles = new Set(widgets.flatMap(({ css }) => css));
  const isLoadedByShell = (path: string) =>
    path === entry || (container === 'module' && (isModule(path) || styles.has(path)));
  return contents
    .filter(
      ({ path, content }) =>
        !isLoadedByShell(path) &&
        !scripts.some((script) => hashesOf(content).some((hash) => script.includes(hash))),
    )
    .map(({ path }) =>
      aBreak({
        rule: 'chunk-hash',
        message: `${mfe}: ${path} would load without a hash: no script of the version contains it. Build with Subresource Integrity (docs/guides/not-react-not-webpack.md).`,
        teams: [mfe],
      }),
    );
}

const isModule = (path: string): boolean => /\.m?js$/.test(path);

/** The algorithms of Subresource Integrity; packages state hashes in hexadecimal digits as well. */
const hashesOf = (content: Buffer): string[] =>
  ['sha256', 'sha384', 'sha512'].flatMap((name) => {
    const hash = createHash(name).update(content).digest();
    return [hash.toString('base64'), hash.toString('hex')];
  });
