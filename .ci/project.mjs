import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** Semver and hash of all sources of a package, by the function that the builds use. */
export const versionOf = (name) => require('../shared/build/sources.js').versionOf(join(ROOT, name));

export const microFrontends = readdirSync(ROOT)
  .filter((name) => name.endsWith('-mfe') && existsSync(join(ROOT, name, 'src/widgets.ts')))
  .sort();
/** Built; apps/database and apps/server-kit are bundled into those that use them. */
export const apps = [
  'shop-api',
  'registry',
  'cms',
  'pictures',
  'payment-sandbox',
  'demo-catalogue',
  'all-in-one',
].map((name) => `apps/${name}`);

/** Packages of other frameworks in the guides. */
export const examples = readdirSync(join(ROOT, 'docs/guides/examples'))
  .map((name) => `docs/guides/examples/${name}`)
  .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
  .sort();

/** npx fetches exactly this version: only Node must be installed. */
export const PNPM = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager;

/**
 * Runs a program in the project and returns its output; an error carries the output. `show` lets the program
 * write to the terminal, `tee` writes there and collects.
 */
export function run(command, args, { cwd = ROOT, env, show = false, tee = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // npx is a .cmd file on Windows.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (tee) process.stdout.write(chunk);
      });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else {
        const details = tee ? '' : `\n${output}`;
        const error = new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}${details}`);
        reject(Object.assign(error, { output }));
      }
    });
  });
}
