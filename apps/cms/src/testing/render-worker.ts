import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles the worker as the build does, because a thread cannot run TypeScript. */
export function bundleRenderWorker(): string {
  const outfile = join(mkdtempSync(join(tmpdir(), 'render-worker-')), 'render-worker.cjs');
  buildSync({
    entryPoints: [join(__dirname, '..', 'render-worker.entry.ts')],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outfile;
}
