import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { readRenderFiles, type RenderFiles } from '../isolation/render-files';

const { isolatedBuild } = createRequire(__filename)('../../../../shared/build/isolated-build') as {
  isolatedBuild: BuildOptions;
};

let files: RenderFiles | undefined;

/** Bundles the render process as the build does, because a process cannot run TypeScript. */
export function bundleRenderFiles(): RenderFiles {
  if (files) return files;
  const outdir = mkdtempSync(join(tmpdir(), 'render-files-'));
  const source = join(__dirname, '..');
  buildSync({
    entryPoints: ['render-process', 'realm', 'own-react'].map((name) => join(source, `${name}.isolated.ts`)),
    outdir,
    ...isolatedBuild,
    logLevel: 'error',
  });
  files = readRenderFiles(outdir);
  return files;
}
