import { defineConfig } from '@playwright/test';
import { shopUrl } from './steps';

const { CHROMIUM_PATH, SKIP_NOTHING } = process.env;
if (!CHROMIUM_PATH) throw new Error('Run the journeys by `pnpm e2e`.');

const CACHE = '../.cache/e2e';

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
  forbidOnly: SKIP_NOTHING === '1',
  fullyParallel: true,
  timeout: 120_000,
  // The second attempt only records the trace: a journey that passes then has failed.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 15_000, toPass: { timeout: 15_000, intervals: [50, 50, 100] } },
  outputDir: `${CACHE}/failures`,
  reporter: [
    ['list'],
    ['html', { outputFolder: `${CACHE}/report`, open: 'never' }],
    ['json', { outputFile: `${CACHE}/outcome.json` }],
  ],
  use: {
    baseURL: shopUrl(),
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
    { name: 'http', testDir: 'http', testMatch: '**/*.http.ts' },
    { name: 'journeys', testDir: 'journeys', testMatch: '**/*.e2e.ts' },
  ],
});
