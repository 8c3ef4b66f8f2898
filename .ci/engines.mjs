/**
 * `npm run engines [-- words of file names]`: the stories of `e2e/engines` in Firefox ESR and in WebKitGTK,
 * one worker and one shop for each, with Chromium for comparison. Installs missing browsers from Debian's
 * packages.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { verdict } from './e2e-failures.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { ROOT } from './project.mjs';
import { testEnvironment } from './test-shop.mjs';

const WORKERS = 2;
const E2E = join(ROOT, 'e2e');
const CONFIG = 'engines/playwright.config.ts';
const RESULTS = join(ROOT, '.cache/engines');
const OUTCOME = join(RESULTS, 'outcome.json');
/** Program of each of Debian's packages. */
const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  // WebKitGTK needs a screen and a window manager.
  xvfb: '/usr/bin/Xvfb',
  openbox: '/usr/bin/openbox',
};
const APT = '/usr/bin/apt-get';

const missingPackages = () => Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]));

/** Installs what is missing, and throws with advice when that fails. */
export function ensureEngines(log = console.log) {
  let missing = missingPackages();
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync(APT)) {
    log(`Installing ${missing.join(', ')} from the system’s packages …`);
    try {
      for (const step of [
        ['update', '-qq'],
        ['install', '-y', '-qq', '--no-install-recommends', ...missing],
      ])
        execFileSync(APT, step, {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
    } catch (error) {
      log(`apt-get could not install them: ${error.message}`);
    }
    missing = missingPackages();
  }
  if (missing.length > 0)
    throw new Error(
      `The stories in Firefox and WebKit need Debian’s packages ${missing.join(', ')}: ` +
        `sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
}

/** Returns `{ passed, failed, skipped, error }`. */
export async function runEngines(words = []) {
  const chromium = ensureChromium();
  ensureEngines();
  const environment = await testEnvironment(WORKERS);
  rmSync(RESULTS, { recursive: true, force: true });
  // Logs of the shops.
  mkdirSync(join(ROOT, '.cache/e2e'), { recursive: true });
  const program = join(
    dirname(createRequire(join(E2E, 'package.json')).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  const child = spawn(process.execPath, [program, 'test', '--config', CONFIG, ...words], {
    cwd: E2E,
    env: { ...process.env, ...environment, CHROMIUM_PATH: chromium, RESULTS },
    stdio: 'inherit',
  });
  // Playwright stops its browsers and shops, and ends.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  await once(child, 'exit');
  if (!existsSync(OUTCOME)) throw new Error('The stories in Firefox and WebKit wrote no report.');
  const { suites, errors } = JSON.parse(readFileSync(OUTCOME, 'utf8'));
  const { passed, skipped, failed } = verdict(suites);
  const messages = [...failed, ...errors.map(({ message }) => message)];
  if (passed + failed.length === 0) messages.push('No story ran.');
  return {
    ...{ passed, failed: failed.length },
    skipped: skipped > 0 ? [`${skipped} stories in Firefox and WebKit`] : [],
    error: messages.length > 0 ? new Error(messages.join('\n')) : undefined,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  runEngines(process.argv.slice(2))
    .then(({ passed, failed, error }) => {
      console.log(`Firefox and WebKit: ${passed} passed, ${failed} failed`);
      if (error) throw error;
    })
    .catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
