#!/usr/bin/env node
/**
 * Starts `fachwerk` from its TypeScript sources. They are bundled at every start, which takes about a tenth
 * of a second: no build step comes first, and no bundle is out of date.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
const bundle = join(folder, 'dist/fachwerk.cjs');

const { outputFiles } = buildSync({
  absWorkingDir: folder,
  entryPoints: ['src/main.ts'],
  outfile: bundle,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node24',
  sourcemap: 'inline',
  logLevel: 'warning',
  write: false,
});
// Two commands may start at once: neither reads a file that is half written.
const ownFile = `${bundle}.${process.pid}`;
mkdirSync(dirname(bundle), { recursive: true });
writeFileSync(ownFile, outputFiles[0].contents);
renameSync(ownFile, bundle);

process.setSourceMapsEnabled(true);
createRequire(import.meta.url)(bundle);
