import type { BrowserContext, Page } from '@playwright/test';
import type { GoogleServer } from '../google-server';
import { expect, test } from '../journey';
import { hasOwnShop, isAlive, shopUrl, UNDECIDED } from '../steps';

test.use({ hasGoogle: true, ...UNDECIDED });
test.skip(!hasOwnShop, 'the shop must know the other host');

function known(server: GoogleServer | undefined): GoogleServer {
  if (!server) throw new Error('The other host did not start.');
  server.requests.length = 0;
  server.events.length = 0;
  server.isSlow = false;
  return server;
}

/** What the visitor has decided before. */
const decide = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: 'consent', value, url: shopUrl() }]);

/** Promotions that the shop has got, by the request of the page. */
function countedBy(page: Page): string[] {
  const creatives: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/rest/tracking/promotion/')
      creatives.push(new URLSearchParams(request.postData() ?? '').get('creativeName') ?? '');
  });
  return creatives;
}

/** Code of trackers that the page has loaded. */
const trackerCode = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /part-(promotion-tracking|analytics|outside-script)\.js/.exec(name)?.[1] ?? [])
      .sort(),
  );
const names = ({ events }: GoogleServer) => events.map(({ name }) => name);

test('nothing is sent before the choice, nothing is lost after it, nothing comes twice, and a withdrawal ends it', async ({
  context,
  google: server,
  open,
}) => {
  const google = known(server);
  const page = await context.newPage();
  const counted = countedBy(page);
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' ${google.origin};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  await isAlive(page, 'header');

  // Not decided: the first slide has been seen, and waits.
  const question = page.getByRole('region', { name: 'Dürfen wir etwas mehr?' });
  await expect(question).toBeVisible();
  expect(await trackerCode(page)).toEqual([]);
  expect([google.requests, counted]).toEqual([[], []]);

  await question.getByRole('button', { name: 'Alle akzeptieren' }).click();
  // On a busy machine the promotion is seen before the depth of the page is measured, or after it.
  await expect
    .poll(() => names(google))
    .toEqual(expect.arrayContaining(['page_view', 'scroll_depth', 'view_promotion']));
  await expect.poll(() => counted).toContain('Garten winterfest');
  expect(names(google)[0]).toBe('page_view');
  expect(names(google).filter((name) => name === 'page_view')).toHaveLength(1);
  expect(counted.filter((name) => name === 'Garten winterfest')).toHaveLength(1);
  expect(google.requests.filter((path) => path.startsWith('/gtag/js'))).toEqual(['/gtag/js?id=G-TEST1']);

  // A returning visitor: the first event of the next page is sent.
  google.events.length = 0;
  const next = await open('/c/holz/?q=geheim');
  await isAlive(next, 'header');
  await expect.poll(() => names(google)).toContain('page_view');
  expect(JSON.stringify(google.events)).not.toContain('geheim');
  await next.close();

  // Withdrawn on the page of the settings: the page that is still open sends nothing more.
  const settings = await open('/cookie-einstellungen/');
  await isAlive(settings, 'consent-settings');
  await settings.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  google.events.length = 0;
  await page.bringToFront();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // What the page sends last arrives, and nothing before it.
  await page.evaluate(async (origin) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    navigator.sendBeacon(`${origin}/g/collect`, '{"name":"last"}');
  }, google.origin);
  await expect.poll(() => names(google)).toContain('last');
  expect(names(google)).toEqual(['last']);
});

test('who has denied, or allowed other services only, loads no code of a tracker', async ({
  context,
  google: server,
}) => {
  const google = known(server);
  for (const value of ['1', '1.survey', '0.analytics.promotion-tracking']) {
    await decide(context, value);
    const page = await context.newPage();
    const counted = countedBy(page);
    await page.goto('/');
    await isAlive(page, 'header');
    expect(await trackerCode(page)).toEqual([]);
    expect([google.requests, counted]).toEqual([[], []]);
    await page.close();
  }
});

test('a host that never answers leaves the page as it is, and pages with personal data have none of it', async ({
  context,
  google: server,
}) => {
  const google = known(server);
  google.isSlow = true;
  await decide(context, '1.analytics.promotion-tracking');
  const page = await context.newPage();
  const counted = countedBy(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await isAlive(page, 'hero-slider');
  await expect.poll(() => google.requests.length).toBe(1);
  // Others are counted, also a slide that comes later.
  await page.getByRole('button', { name: 'Weiter blättern' }).first().click();
  await expect.poll(() => new Set(counted).size).toBeGreaterThan(1);
  expect(counted).toContain('Garten winterfest');
  expect(google.events).toEqual([]);
  await page.close();

  for (const path of ['/checkout/zahlung/', '/login/', '/account/', '/kontakt/']) {
    const other = await context.request.get(path, { maxRedirects: 0 });
    expect(other.headers()['content-security-policy'] ?? '').not.toContain(google.origin);
  }
  const cart = await context.request.get('/basket/');
  expect(cart.headers()['content-security-policy']).toContain(google.origin);
});
