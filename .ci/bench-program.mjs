import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
const e2e = join(root, 'e2e');

const exitCode = (args, options) =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, { ...options, stdio: 'inherit' });
    child.once('exit', (code) => done(code ?? 1));
  });

/** Bundles a program of e2e/bench. Returns a function that runs it with the given environment. */
export async function buildBench(name) {
  const out = join(e2e, `node_modules/.cache/bench/${name}.js`);
  await createRequire(join(e2e, 'package.json'))('esbuild').build({
    absWorkingDir: e2e,
    entryPoints: [`bench/${name}.ts`],
    outfile: out,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    // Sources of shared are bundled; they and the widgets that they render use one React.
    external: ['@playwright/test', 'lighthouse', 'react', 'react-dom', 'webpack'],
    logLevel: 'warning',
  });
  return (env) => exitCode([out], { cwd: e2e, env: { ...process.env, ...env } });
}

/** Formats the tables that a program has written into docs/performance.md. */
export const formatTables = () =>
  exitCode([join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', 'docs/performance.md'], {
    cwd: root,
  });
