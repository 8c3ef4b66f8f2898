import { publicKeyOf } from '@fachwerk/shared/federation';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildCms, type CmsOptions } from '../app';
import { bundleBrowserScripts } from './browser-scripts';
import { exampleContent, type FakeShop, fakeShop } from './fake-shop';
import { bundleRenderFiles } from './render-files';

/** Milliseconds that tests have added to the time of this file. */
let added = 0;
const realNow = Date.now;
Date.now = () => realNow() + added;

/** Makes everything that is cached older, without waiting. */
export const stepClock = (ms: number) => void (added += ms);
/** Makes the cached plan a second old. */
export const aSecondLater = () => stepClock(1050);

export interface RunningCms {
  shop: FakeShop;
  cms: FastifyInstance;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Log lines of level "warn" and above. */
  log: string[];
  close(): Promise<void>;
}

/** A page server with a fake shop and registry. */
export async function startCms(more: Partial<CmsOptions> = {}): Promise<RunningCms> {
  const shop = await fakeShop();
  const log: string[] = [];
  const cms = await buildCms({
    apiUrl: shop.url,
    registryUrl: shop.url,
    picturesUrl: shop.url,
    registryKey: publicKeyOf(shop.key),
    contentDir: exampleContent(),
    renderFiles: bundleRenderFiles(),
    browserScripts: bundleBrowserScripts(),
    workers: 1,
    deadlineMs: 2000,
    // A busy machine delays the plan.
    planWaitMs: 20_000,
    keepMs: 0,
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
    ...more,
  }).catch(async (error: unknown) => {
    await shop.close();
    throw error;
  });
  return {
    shop,
    cms,
    log,
    get: (url, headers = {}) => cms.inject({ url, headers: { host: 'shop.example', ...headers } }),
    async close() {
      await cms.close();
      await shop.close();
    },
  };
}

/** Everything but a page in the cache is requested again after this time. */
const LATER_MS = 3600_000;

/**
 * Starts page servers for the tests of a file, and ends them. Without options a test gets the server that the
 * file shares, in its first state: a start costs ten times as much as a page. The code of a version name must
 * be the same in the whole file.
 */
export function cmsForTests(): (options?: Partial<CmsOptions>) => Promise<RunningCms> {
  let shared: RunningCms | undefined;
  let firstRelease: unknown;
  const own: RunningCms[] = [];
  afterEach(async () => {
    await Promise.all(own.splice(0).map((one) => one.close()));
  });
  afterAll(() => shared?.close());

  return async (options) => {
    if (options) {
      const started = await startCms(options);
      own.push(started);
      return started;
    }
    const { shop, log, get } = (shared ??= await startCms());
    const release = async () => (await get('/fragments/release')).headers['x-release'];
    firstRelease ??= await release();
    shop.reset();
    do stepClock(LATER_MS);
    while ((await release()) !== firstRelease);
    // As after a start, the first page requests the plan.
    stepClock(LATER_MS);
    log.length = 0;
    shop.forgetCalls();
    return shared;
  };
}

interface PageRelease {
  id: string;
  mfes: Record<string, { version: string; isTrial?: boolean; entry: string }>;
  widgets: Record<string, { mfe: string }>;
  preview?: { version: string };
  shell?: string;
}
/** The release in a page. */
export const releaseIn = (body: string): PageRelease =>
  JSON.parse(/id="fachwerk-release">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as PageRelease;
