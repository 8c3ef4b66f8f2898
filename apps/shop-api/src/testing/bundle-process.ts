import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Returns the file of a process of this folder as JavaScript: a process cannot run TypeScript. */
export function bundleProcess(script: string): string {
  const outfile = join(mkdtempSync(join(tmpdir(), `${script}-`)), `${script}.js`);
  buildSync({
    entryPoints: [join(__dirname, `${script}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['pg-native'],
    logLevel: 'error',
  });
  return outfile;
}
