import { defineConfig } from '@playwright/test';
import { consentDenied, shopUrl } from './steps';

/** `RESULTS` is the folder of this run; `IS_REPETITION` that of failed tests only. */
const { CHROMIUM_PATH, RESULTS, IS_REPETITION, SKIP_NOTHING } = process.env;
if (!CHROMIUM_PATH || !RESULTS) throw new Error('Run the journeys by `pnpm e2e`.');

/**
 * Replaces Playwright's own list and repeats it. The last line is added here: for every window Chromium
 * prepares two pages of its address bar, which take three quarters of the cost of a new profile.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

/**
 * The files with the whole browser and real pictures. The start of a shop takes as long as all of their tests
 * together, so they share one.
 */
const WITH_ONE_SHOP = '**/{budgets,next-pages,pictures}.e2e.ts';

export default defineConfig({
  forbidOnly: SKIP_NOTHING === '1',
  fullyParallel: true,
  // Watchdogs for what never ends: a busy machine reaches none of them.
  timeout: 600_000,
  // `.ci/e2e.mjs` repeats failed tests in new shops, and decides.
  retries: 0,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [50, 50, 100] } },
  outputDir: `${RESULTS}/failures`,
  reporter: [
    ['list'],
    ['html', { outputFolder: `${RESULTS}/report`, open: 'never' }],
    ['json', { outputFile: `${RESULTS}/outcome.json` }],
  ],
  use: {
    baseURL: shopUrl(),
    locale: 'de-DE',
    // A returning visitor, who has denied: the question covers no journey. Journeys about it have none.
    storageState: { cookies: [consentDenied()], origins: [] },
    viewport: { width: 1280, height: 900 },
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    screenshot: { mode: 'only-on-failure', fullPage: true },
    // Recording every journey takes 40 % more processor time.
    trace: IS_REPETITION ? 'on' : 'off',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
  projects: [
    // Short: the start of a second shop would take as long as half of them.
    { name: 'http', testDir: 'http', testMatch: '**/*.http.ts', workers: 1 },
    { name: 'whole-browser', testDir: 'journeys', testMatch: WITH_ONE_SHOP, workers: 1 },
    { name: 'journeys', testDir: 'journeys', testMatch: '**/*.e2e.ts', testIgnore: WITH_ONE_SHOP },
  ],
});
