import { defineConfig } from '@playwright/test';
import { consentDenied, shopUrl } from '../steps';
import type { EngineName } from './test';

const { CHROMIUM_PATH, RESULTS, SKIP_NOTHING } = process.env;
if (!CHROMIUM_PATH || !RESULTS) throw new Error('Run these stories by `npm run engines`.');

/** Playwright only runs these tests: it has no protocol for Debian's Firefox and WebKitGTK. */
export default defineConfig<object, { engineName: EngineName }>({
  testMatch: '*.engine.ts',
  forbidOnly: SKIP_NOTHING === '1',
  // One worker per engine: a worker starts its browser once.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [50, 50, 100, 200] } },
  outputDir: `${RESULTS}/failures`,
  reporter: [['list'], ['json', { outputFile: `${RESULTS}/outcome.json` }]],
  use: { baseURL: shopUrl(), storageState: { cookies: [consentDenied()], origins: [] } },
  projects: (['firefox', 'webkit'] as const).map((engineName) => ({ name: engineName, use: { engineName } })),
});
