import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { measure } from '../.ci/cpu-time.cjs';
import { takeSlot } from '../.ci/slots-client.cjs';
import { type CardFrameServer, startCardFrameServer } from './card-frame-server';
import { type CollectorServer, startCollectorServer } from './collector-server';
import { FOREIGN_PORT } from './foreign-site';
import { type GoogleServer, startGoogleServer } from './google-server';
import { type HelperServer, startHelperServer } from './helper-server';
import { hasOwnShop, shopUrl } from './steps';
import { startSurveyServer, type SurveyServer } from './survey-server';
import { startTileServer, type TileServer } from './tile-server';

const PROGRAM = '../.ci/worker-shop.mjs';
/** Includes the time in the queue. */
const WAIT_MS = 3_600_000;

/**
 * Expected by the queue of a test run, which begins the longest work first. The tests of a worker follow each
 * other, so they and their shop do not wait for the many short unit tests.
 */
const SLOT_SECONDS = 20;

interface TestFixtures {
  /**
   * Takes a slot of the test run before the browser profile is made, and gives it back after the test. The
   * processor time between them is the test's.
   */
  slot: void;
}

interface WorkerFixtures {
  /**
   * The shop answers one grey area instead of each drawing, which browsers paint at once. Files about
   * pictures set this to true: `test.use({ realPictures: true })`.
   */
  realPictures: boolean;
  /** The shop offers maps of a tile server on another host: `test.use({ hasTiles: true })`. */
  hasTiles: boolean;
  /** That server; undefined without `hasTiles`. */
  tiles: TileServer | undefined;
  /** The shop shows forms of a card programme on another host: `test.use({ hasCardFrames: true })`. */
  hasCardFrames: boolean;
  /** That server; undefined without `hasCardFrames`. */
  cardFrames: CardFrameServer | undefined;
  /** Pages send web vitals to a collector on another host: `test.use({ hasCollector: true })`. */
  hasCollector: boolean;
  /** That server; undefined without `hasCollector`. */
  collector: CollectorServer | undefined;
  /** Pages are measured by a script of another host: `test.use({ hasGoogle: true })`. */
  hasGoogle: boolean;
  /** That server; undefined without `hasGoogle`. */
  google: GoogleServer | undefined;
  /** The shop has the script of a survey service on another host: `test.use({ hasSurvey: true })`. */
  hasSurvey: boolean;
  /** That server; undefined without `hasSurvey`. */
  surveyServer: SurveyServer | undefined;
  /** The shop has a chat and a tool for accessibility of another host: `test.use({ hasHelpers: true })`. */
  hasHelpers: boolean;
  /** That server; undefined without `hasHelpers`. */
  helperServer: HelperServer | undefined;
  /**
   * The whole Chromium instead of the one without windows, which has no back/forward cache and loads files in
   * another order.
   */
  wholeBrowser: boolean;
  /** Each worker has a shop and a database of its own, with the same data at its start. */
  workerShop: void;
}

/** A test with the shop of its worker; starts no browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  realPictures: [false, { scope: 'worker', option: true }],
  hasTiles: [false, { scope: 'worker', option: true }],
  hasCardFrames: [false, { scope: 'worker', option: true }],
  hasCollector: [false, { scope: 'worker', option: true }],
  hasGoogle: [false, { scope: 'worker', option: true }],
  hasSurvey: [false, { scope: 'worker', option: true }],
  hasHelpers: [false, { scope: 'worker', option: true }],
  wholeBrowser: [false, { scope: 'worker', option: true }],

  launchOptions: [
    async ({ launchOptions, wholeBrowser }, use) => {
      const executablePath = process.env.WHOLE_CHROMIUM_PATH;
      await use(wholeBrowser && executablePath ? { ...launchOptions, executablePath } : launchOptions);
    },
    { scope: 'worker' },
  ],

  tiles: [
    async ({ hasTiles }, use) => {
      const tiles = hasTiles ? await startTileServer() : undefined;
      await use(tiles);
      await tiles?.stop();
    },
    { scope: 'worker' },
  ],

  cardFrames: [
    async ({ hasCardFrames }, use) => {
      const cardFrames = hasCardFrames ? await startCardFrameServer() : undefined;
      await use(cardFrames);
      await cardFrames?.stop();
    },
    { scope: 'worker' },
  ],

  collector: [
    async ({ hasCollector }, use) => {
      const collector = hasCollector ? await startCollectorServer() : undefined;
      await use(collector);
      await collector?.stop();
    },
    { scope: 'worker' },
  ],

  google: [
    async ({ hasGoogle }, use) => {
      const google = hasGoogle ? await startGoogleServer() : undefined;
      await use(google);
      await google?.stop();
    },
    { scope: 'worker' },
  ],

  surveyServer: [
    async ({ hasSurvey }, use) => {
      const server = hasSurvey ? await startSurveyServer() : undefined;
      await use(server);
      await server?.stop();
    },
    { scope: 'worker' },
  ],

  helperServer: [
    async ({ hasHelpers }, use) => {
      const server = hasHelpers ? await startHelperServer() : undefined;
      await use(server);
      await server?.stop();
    },
    { scope: 'worker' },
  ],

  workerShop: [
    async (
      { realPictures, tiles, cardFrames, collector, google, surveyServer, helperServer },
      use,
      { project },
    ) => {
      if (!hasOwnShop) return use();
      const giveBack = await takeSlot(SLOT_SECONDS);
      const endMeasure = measure(`e2e/${project.name}/shop`);
      const stop = await startWorkerShop({
        PICTURES: realPictures ? 'drawn' : 'plain',
        ...(tiles && {
          MAP_TILES: tiles.template,
          MAP_TILES_PROVIDER: 'Kartenhaus',
          MAP_TILES_CREDIT: '© [Kartenhaus](https://kartenhaus.example/)',
        }),
        ...(cardFrames && {
          CARD_FRAME_REGISTRATION: `${cardFrames.origin}/anmelden`,
          CARD_FRAME_OPT_IN: `${cardFrames.origin}/einwilligen`,
        }),
        ...(collector && {
          METRICS_URL: collector.url,
          METRICS_KEY: collector.key,
          METRICS_PROVIDER: 'Messwerte GmbH',
        }),
        ...google?.settings,
        ...helperServer?.settings,
        ...(surveyServer && {
          SURVEY_SCRIPT_URL: `${surveyServer.origin}/survey.js`,
          SURVEY_PROVIDER: 'Umfragen GmbH',
        }),
      });
      endMeasure();
      giveBack();
      await use();
      return stop();
    },
    { scope: 'worker', auto: true, timeout: WAIT_MS },
  ],

  slot: [
    async ({}, use, { project, file }) => {
      const giveBack = await takeSlot(SLOT_SECONDS);
      const endMeasure = measure(`e2e/${project.name}/${basename(file)}`);
      await use();
      endMeasure();
      giveBack();
    },
    { auto: true, timeout: WAIT_MS },
  ],
});

/** Returns a function that stops the shop and deletes its data. */
async function startWorkerShop(settings: Record<string, string>): Promise<() => Promise<void>> {
  const port = new URL(shopUrl()).port;
  const child = spawn(process.execPath, [PROGRAM, port, String(FOREIGN_PORT)], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const [databaseUrl] = await Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error('The shop of this worker did not start.'))),
  ]);
  process.env.SHOP_DATABASE_URL = databaseUrl;
  // Commands of teams run with the environment of their journey.
  process.env.REGISTRY_URL = shopUrl();
  return async () => {
    child.stdin.end();
    await ended;
  };
}
