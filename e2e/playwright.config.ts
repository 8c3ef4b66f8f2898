import { defineConfig } from '@playwright/test';

const { SHOP_URL, CHROMIUM_PATH, SKIP_NOTHING } = process.env;
if (!SHOP_URL || !CHROMIUM_PATH) throw new Error('Run the journeys by `pnpm e2e`.');

const CACHE = '../.cache/e2e';

/** Files that measure, or change what is live for every visitor: nothing else runs beside them. */
const ALONE =
  /[\\/](api-fails-on-the-server|budgets|canary-|healing|hostile-browser|hostile-version|operations|other-frameworks|passport|teams-)[^\\/]*\.e2e\.ts$/;

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

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  forbidOnly: SKIP_NOTHING === '1',
  fullyParallel: true,
  // Journeys wait for pages and animations: two cores are busy with three.
  workers: 3,
  timeout: 120_000,
  // The second attempt only records the trace: a journey that passes then has failed.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 15_000, toPass: { timeout: 15_000, intervals: [50, 50, 100] } },
  // `.ci/e2e.mjs` merges the blobs of both projects into one report.
  reporter: [['list'], ['blob']],
  use: {
    baseURL: SHOP_URL,
    locale: 'de-DE',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: { mode: 'only-on-failure', fullPage: true },
    trace: 'on-first-retry',
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
    { name: 'together', testIgnore: ALONE, outputDir: `${CACHE}/failures/together` },
    { name: 'alone', testMatch: ALONE, outputDir: `${CACHE}/failures/alone`, workers: 1 },
  ],
});
