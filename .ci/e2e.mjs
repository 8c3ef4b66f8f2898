/**
 * `pnpm e2e [words of file names] [--headed] [--url http://...]`: bundles the journeys, starts the built shop with data
 * of its own (kept in .cache/e2e-data between runs), runs the journeys in Chromium and stops everything.
 */
import { spawn } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './find-chromium.mjs';
import { freePort, runShop } from './run-shop.mjs';

/**
 * Two files of journeys walk at once, these one after the other: they measure, or change what is live for everybody, or
 * serve pages of others on the one port that the shop allows.
 */
const ALONE = /^(api-fails-on-the-server|budgets|canary-|foreign-|healing|operations|server-includes|teams-)/;

const root = resolve(import.meta.dirname, '..');
const e2e = join(root, 'e2e');
const out = join(e2e, 'dist');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { headed: { type: 'boolean', default: false }, url: { type: 'string' } },
});

/** Every journey is a file of its own; its packages stay in node_modules. */
async function bundle() {
  const files = readdirSync(join(e2e, 'journeys')).filter(
    (file) =>
      file.endsWith('.e2e.ts') &&
      (positionals.length === 0 || positionals.some((word) => file.includes(word))),
  );
  if (files.length === 0) throw new Error(`No journey is called like ${positionals.join(' or ')}.`);
  const esbuild = createRequire(join(e2e, 'package.json'))('esbuild');
  rmSync(out, { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: e2e,
    entryPoints: files.map((file) => join('journeys', file)),
    outdir: join(out, 'journeys'),
    outbase: 'journeys',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return files.map((file) => join(out, 'journeys', file.replace(/\.ts$/, '.js')));
}

async function runTests(files, env) {
  const isAlone = (file) => ALONE.test(basename(file));
  const together = await runFiles(
    files.filter((file) => !isAlone(file)),
    2,
    env,
  );
  const alone = await runFiles(files.filter(isAlone), 1, env);
  return together || alone;
}

/** Answers the exit code. */
function runFiles(files, atOnce, env) {
  if (files.length === 0) return 0;
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec', ...files],
      { cwd: e2e, env: { ...process.env, ...env }, stdio: 'inherit' },
    );
    child.once('exit', (code) => done(code ?? 1));
  });
}

/**
 * Journeys of teams publish to this shop, and some start a page server beside it. A shop that was named brings its own
 * REGISTRY_TOKEN and REGISTRY_PUBLIC_KEY.
 */
function teamAccess(url, dataDir) {
  if (values.url) return { REGISTRY_URL: url };
  const secret = (name) => readFileSync(join(dataDir, name), 'utf8').trim();
  const key = Buffer.from(secret('registry-signing-key'), 'base64url');
  return {
    REGISTRY_URL: url,
    REGISTRY_TOKEN: secret('registry-token'),
    REGISTRY_PUBLIC_KEY: createPublicKey(createPrivateKey({ key, type: 'pkcs8', format: 'der' }))
      .export({ type: 'spki', format: 'der' })
      .toString('base64url'),
  };
}

async function main() {
  const chromium = ensureChromium();
  const files = await bundle();
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const log = createWriteStream(join(cache, 'e2e-shop.log'));
  // Where a journey serves a page of somebody else; a running shop must allow that origin.
  const foreignPort = process.env.FOREIGN_PORT ?? String(await freePort());
  const shop = values.url
    ? { url: values.url, stop: async () => undefined }
    : await runShop({
        root,
        dataDir: join(cache, 'e2e-data'),
        env: {
          ALLOWED_ORIGINS: `http://*.fachwerk.localhost:${foreignPort}`,
          // A busy machine leaves nothing to the browser that the server renders; journeys try its deadline by itself.
          RENDER_DEADLINE_MS: '10000',
          // Journeys read mails and use the demonstration accounts, whatever the environment says of mail.
          DEV_MAILBOX: 'true',
        },
        onOutput: (text) => log.write(text),
      });
  const stop = () => shop.stop().finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(`Journeys through ${shop.url}, in ${chromium}`);
  try {
    process.exitCode = await runTests(files, {
      SHOP_URL: shop.url,
      FOREIGN_PORT: foreignPort,
      ...teamAccess(shop.url, join(cache, 'e2e-data')),
      CHROMIUM_PATH: chromium,
      E2E_HEADED: values.headed ? '1' : '',
      E2E_FAILURES: join(cache, 'e2e-failures'),
    });
  } finally {
    await shop.stop();
    log.end();
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
