import type { APIRequestContext } from '@playwright/test';
import { type Node, parseHtml } from './html-tree';
import type { PageState } from './page-states';
import { shopUrl } from './steps';
import { test as base } from './worker-shop';

/** A page as the server sends it. */
export interface ServedPage {
  path: string;
  status: number;
  headers: Record<string, string>;
  html: string;
  document: Node;
}

export type GetPage = (path: string) => Promise<ServedPage>;

interface Fixtures {
  /** Requests a page with the cookies of this test's visitor, and follows redirects. */
  getPage: GetPage;
  /** Requests a page in one of its states, as a visitor of its own. */
  getPageIn(state: PageState): Promise<ServedPage>;
}

/** Like a search engine, a test tries again while the server is busy (status 503). */
const TRIES = 3;

async function requestPage(request: APIRequestContext, path: string, tries = 1): Promise<ServedPage> {
  const answer = await request.get(path);
  if (answer.status() === 503 && tries < TRIES) return requestPage(request, path, tries + 1);
  const html = await answer.text();
  return { path, status: answer.status(), headers: answer.headers(), html, document: parseHtml(html) };
}

/** A test of what the server sends; no browser starts. */
export const test = base.extend<Fixtures>({
  getPage: async ({ request }, use) => {
    await use((path) => requestPage(request, path));
  },

  getPageIn: async ({ playwright }, use) => {
    await use(async ({ path }) => {
      const visitor = await playwright.request.newContext({ baseURL: shopUrl() });
      try {
        return await requestPage(visitor, await path(visitor));
      } finally {
        await visitor.dispose();
      }
    });
  },
});

export { expect } from '@playwright/test';
