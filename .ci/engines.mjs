/**
 * `npm run engines [-- words of file names]`: the stories of `e2e/engines` in Firefox ESR and in WebKitGTK,
 * one worker and one shop for each, with Chromium for comparison. Installs missing browsers from Debian's
 * packages.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { verdict } from './e2e-failures.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { APT_INSTALL, installPackages, isRoot } from './install-packages.mjs';
import { usePinnedNode } from './pinned-node.mjs';
import { ROOT } from './project.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { testEnvironment } from './test-shop.mjs';

const WORKERS = 2;
const CONFIG = 'engines/playwright.config.ts';
const RESULTS = join(ROOT, '.cache/engines');
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
  if (missing.length > 0 && isRoot() && existsSync(APT)) {
    log(`Installing ${missing.join(', ')} from the system’s packages …`);
    installPackages(
      [
        APT,
        [
          ['update', '-qq'],
          [...APT_INSTALL, ...missing],
        ],
      ],
      log,
    );
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
  const { suites } = await runPlaywright({
    args: ['--config', CONFIG, ...words],
    folder: RESULTS,
    env: { ...environment, CHROMIUM_PATH: chromium },
  });
  const { passed, skipped, failed } = verdict(suites);
  const messages = [...failed];
  if (passed + failed.length === 0) messages.push('No story ran.');
  return {
    passed,
    failed: failed.length,
    skipped: skipped > 0 ? [`${skipped} stories in Firefox and WebKit`] : [],
    error: messages.length > 0 ? new Error(messages.join('\n')) : undefined,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  usePinnedNode()
    .then(() => runEngines(process.argv.slice(2)))
    .then(({ passed, failed, error }) => {
      console.log(`Firefox and WebKit: ${passed} passed, ${failed} failed`);
      if (error) throw error;
    })
    .catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
