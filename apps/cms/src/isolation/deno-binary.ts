import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Packages with Deno, by `process.platform` and `process.arch`. On Linux they need glibc. */
const PACKAGES: Record<string, string> = {
  'darwin arm64': '@deno/darwin-arm64',
  'darwin x64': '@deno/darwin-x64',
  'linux arm64': '@deno/linux-arm64-glibc',
  'linux x64': '@deno/linux-x64-glibc',
  'win32 arm64': '@deno/win32-arm64',
  'win32 x64': '@deno/win32-x64',
};

let known: string | undefined | null = null;

/** Path of a Deno that starts on this machine; undefined if there is none. */
export function denoBinary(): string | undefined {
  if (known === null) known = findBinary();
  return known;
}

function findBinary(): string | undefined {
  const name = PACKAGES[`${process.platform} ${process.arch}`];
  if (!name) return undefined;
  try {
    const manifest = createRequire(__filename).resolve(`${name}/package.json`);
    const binary = join(dirname(manifest), process.platform === 'win32' ? 'deno.exe' : 'deno');
    // The package may be there and not run, e.g. with an older glibc.
    return spawnSync(binary, ['--version'], { env: {}, timeout: 10_000 }).status === 0 ? binary : undefined;
  } catch {
    // Optional dependencies are not installed where they do not fit.
    return undefined;
  }
}
