import type { WebVitalsReport } from '@fachwerk/shared/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import type { CollectorServer } from '../collector-server';
import { expect, test } from '../journey';
import { OPERATOR } from '../operator-steps';
import { hasOwnShop, isAlive, shopUrl } from '../steps';

test.use({ hasCollector: true });
test.skip(!hasOwnShop, 'the shop must know the collector');

/** The operators' page asks before the sign-in. */
const REFUSALS = [/Failed to load resource: .* status of 401/];

function known(collector: CollectorServer | undefined): CollectorServer {
  if (!collector) throw new Error('The collector did not start.');
  collector.reports.length = 0;
  collector.requests.length = 0;
  return collector;
}

/** What the visitor has decided before. */
const decide = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: 'consent', value, url: shopUrl() }]);

/** A visitor reads the start page, presses something and goes on. */
async function visitStart(page: Page): Promise<void> {
  await isAlive(page, 'header');
  await page
    .getByRole('button', { name: /Sortiment|Menü/ })
    .first()
    .click();
  await page.goto('/impressum/');
}

const measuringCode = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('web-vitals')),
  );

/** A first visitor, whom the page asks. */
const forget = (context: BrowserContext) => context.clearCookies({ name: 'consent' });

test('without a decision, and after a denial, no code is loaded and nothing is sent', async ({
  collector: server,
  context,
  open,
}) => {
  const collector = known(server);
  for (const value of [undefined, '1', '1.promotion-tracking']) {
    if (value === undefined) await forget(context);
    else await decide(context, value);
    const page = await open('/');
    await isAlive(page, 'header');
    expect(await measuringCode(page)).toEqual([]);
    await visitStart(page);
    await page.close();
  }
  expect(collector.requests).toEqual([]);
});

test('a visitor who has allowed it is measured, on another host, and operators see the release', async ({
  browserConsole,
  collector: server,
  context,
  open,
}) => {
  browserConsole.allow(...REFUSALS);
  const collector = known(server);
  await decide(context, '1.web-vitals');
  const page = await open('/?utm_source=mail#oben');
  const answer = await page.request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(new RegExp(`connect-src 'self' ${collector.origin}(;|$)`));
  expect(policy).toContain("require-trusted-types-for 'script'");
  await isAlive(page, 'header');
  await expect.poll(() => measuringCode(page)).toHaveLength(1);
  expect(collector.requests).toEqual([]);
  await visitStart(page);

  await expect.poll(() => collector.reports.length).toBe(1);
  const [{ headers, body } = { headers: {}, body: '{}' }] = collector.reports;
  expect(headers['x-metrics-key']).toBe(collector.key);
  expect(headers.cookie).toBeUndefined();
  const report = JSON.parse(body) as WebVitalsReport;
  expect(report).toMatchObject({
    url: shopUrl(),
    pageType: 'Startseite',
    country: 'DE',
    environment: 'production',
    release: answer.headers()['x-release'],
    part: 1,
    performanceMetrics: {
      CLS: { rating: 'good' },
      INP: { widget: 'header' },
      FCP: { target: '' },
    },
  });
  expect(report.performanceMetrics.LCP?.time).toBeGreaterThan(0);
  expect(report.performanceMetrics.LCP?.version).toMatch(/^[a-z]+@\d/);
  expect(body).not.toMatch(/utm|oben/);

  // The shop's own collector takes the same body.
  const own = await page.request.post('/federation/web-vitals', {
    headers: { 'x-metrics-key': collector.key, 'content-type': 'application/json' },
    data: body,
  });
  expect(own.status()).toBe(202);
  const operators = await open('/operations/');
  await isAlive(operators, 'operations-page');
  await operators.getByLabel('Name').fill(OPERATOR.name);
  await operators.getByLabel('Passwort', { exact: true }).fill(OPERATOR.password);
  await operators.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const table = operators.getByRole('region', { name: 'Nach Release' });
  await expect(table.getByRole('row').nth(1)).toContainText(report.release ?? 'no release');
  await expect(table.getByRole('row').nth(1)).toContainText('live');
  await expect(operators.getByRole('region', { name: 'Nach Widget und Version' })).toContainText('header');
  await expectNoAxeViolations(operators);
});

test('what was painted before a late consent counts, and nothing is sent after the withdrawal', async ({
  collector: server,
  context,
  open,
}) => {
  const collector = known(server);
  await forget(context);
  const page = await open('/impressum/');
  await isAlive(page, 'header');
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect.poll(() => measuringCode(page)).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();

  await expect.poll(() => collector.reports.length).toBe(1);
  const { performanceMetrics } = JSON.parse(collector.reports[0]?.body ?? '{}') as WebVitalsReport;
  expect(performanceMetrics.FCP?.time).toBeGreaterThan(0);
  expect(performanceMetrics.LCP?.time).toBeGreaterThan(0);

  await isAlive(page, 'consent-settings');
  await expect.poll(() => measuringCode(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(page.getByText(/alles abgelehnt/)).toBeVisible();
  await page.goto('/agb/');
  await isAlive(page, 'header');
  expect(await measuringCode(page)).toEqual([]);
  expect(collector.reports).toHaveLength(1);
});
