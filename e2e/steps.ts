import { CONSENT_COOKIE, cookieOfChoice } from '@fachwerk/shared/rules';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';

const { SHOP_PORTS, LONG } = process.env;

/** False with --url. */
export const hasOwnShop = SHOP_PORTS !== undefined;

/** The value for this worker in a list that `.ci/e2e.mjs` passes. */
export const ofThisWorker = (list = ''): string =>
  list.split(',')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? '';

const SHOP_URL = hasOwnShop ? `http://localhost:${ofThisWorker(SHOP_PORTS)}` : process.env.SHOP_URL;

/** More rounds and combinations than `npm test` has time for. */
export const isLong = LONG === '1';

/** For requests outside of the browser; pages and `context.request` take paths. */
export const shopUrl = (path = '/'): string => {
  if (!SHOP_URL) throw new Error('Run the journeys by `pnpm e2e`.');
  return new URL(path, SHOP_URL).href;
};

/** The cookie of a visitor who has denied every service that needs consent. */
export const consentDenied = () => ({
  name: CONSENT_COOKIE,
  value: cookieOfChoice([], new Date('2026-11-30T10:00:00Z')),
  domain: new URL(shopUrl()).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});
/** `test.use(UNDECIDED)`: a first visitor, who is asked. */
export const UNDECIDED = { storageState: { cookies: [], origins: [] } };

/** Waits until the script of a widget has taken over its element, or until a layer waits for its event. */
export async function isAlive(page: Page, widget: string): Promise<void> {
  const inState = (state: string) => `[data-widget="${widget}"][data-widget-state="${state}"]`;
  // `waitFor` polls more often than `expect`.
  await page
    .locator(`${inState('mounted')}, ${inState('waiting')}`)
    .first()
    .waitFor({ state: 'attached' });
}

/** The answer to a page. Like a search engine, it tries again while the server is busy (status 503). */
export async function getPage(request: APIRequestContext, path: string): Promise<APIResponse> {
  let answer: APIResponse | undefined;
  await expect(async () => {
    answer = await request.get(path, { timeout: 60_000 });
    expect(answer.status(), `${path} is busy`).not.toBe(503);
  }).toPass();
  return answer!;
}
