import { publicKeyOf } from '@fachwerk/shared/federation';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildCms, type CmsOptions } from '../app';
import { exampleContent, type FakeShop, fakeShop } from './fake-shop';
import { bundleRenderFiles } from './render-files';

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
    workers: 1,
    deadlineMs: 2000,
    keepMs: 0,
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
    ...more,
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

/** Makes the cached plan a second old. */
export const aSecondLater = () => new Promise((resolve) => setTimeout(resolve, 1050));

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
