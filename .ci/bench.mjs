/**
 * `pnpm bench [--pairs N] [--requests N]`: starts the built shop with data of its own and compares it with
 * the same pages built without federation. Run it on an idle machine; the results belong in
 * docs/performance.md.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ensureChromium } from './find-chromium.mjs';
import { runShop } from './run-shop.mjs';

const root = resolve(import.meta.dirname, '..');
const e2e = join(root, 'e2e');
const out = join(e2e, 'node_modules/.cache/bench/run.js');

await createRequire(join(e2e, 'package.json'))('esbuild').build({
  absWorkingDir: e2e,
  entryPoints: ['bench/run.ts'],
  outfile: out,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // The sources of shared are part of it; one React for it and for the widgets that it renders.
  external: ['@playwright/test', 'react', 'react-dom', 'webpack'],
  logLevel: 'warning',
});
const chromium = ensureChromium();
const shop = await runShop({
  root,
  dataDir: join(root, '.cache/bench-data'),
  // All simulated visitors share one address.
  env: { CHANGES_PER_MINUTE: '1000000' },
});
try {
  process.exitCode = await new Promise((done) => {
    const child = spawn(process.execPath, [out, ...process.argv.slice(2)], {
      cwd: e2e,
      env: { ...process.env, SHOP_URL: shop.url, CHROMIUM_PATH: chromium, ROOT: root },
      stdio: 'inherit',
    });
    child.once('exit', (code) => done(code ?? 1));
  });
} finally {
  await shop.stop();
}
