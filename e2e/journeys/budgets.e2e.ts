import { CONSENT_COOKIE } from '@fachwerk/shared/rules';
import {
  ALLOWANCE,
  bytesOf,
  EARLY_LIMIT,
  loadsText,
  type PageLoads,
  type PageWeight,
  PHASES,
  readBudgets,
  readLoads,
  writeMeasured,
} from '../budgets';
import { consentLayer } from '../consent-steps';
import { expect, test } from '../journey';
import { quietRequests, readPageLoads } from '../page-loads';
import { startWithOneInCart } from '../shop-steps';

test.use({ realPictures: true, wholeBrowser: true });

const FIRST_VISIT = '/#erster-besuch';
const budgets = readBudgets();
const stated = readLoads();
const weights = new Map<string, PageWeight>();
const loads = new Map<string, PageLoads>();
const isWriting = process.env.WRITE_BUDGETS === '1';
/** What amounts of a few kilobytes may exceed beyond the allowance. */
const SMALL_KB = 0.5;

expect(budgets.size, `docs/performance.md has budgets for ${budgets.size} pages`).toBeGreaterThanOrEqual(8);
expect([...stated.keys()], 'both tables have the same pages').toEqual([...budgets.keys()]);

for (const [path, budget] of budgets)
  test(`${path} keeps its budget and loads no file earlier than stated`, async ({ context, open }) => {
    // An empty cart has no steps to weigh.
    if (path === '/checkout/') await startWithOneInCart(context.request);
    // A first visitor is asked about services; the others of these tests have decided.
    if (path === FIRST_VISIT) await context.clearCookies({ name: CONSENT_COOKIE });
    const page = await open(path);
    if (path === FIRST_VISIT) await consentLayer(page).waitFor();
    const quiet = await quietRequests(page);
    const load = await readPageLoads(page, quiet);
    const sum = (amounts: Record<string, number>) => Object.values(amounts).reduce((a, b) => a + b, 0);
    const styles = [...new Set(quiet.map(({ url }) => url))].filter((url) => /\.css(\?|$)/.test(url));
    const weight: PageWeight = {
      // After redirects: a shortened address leads to the full one.
      html: (await bytesOf(page.url())) / 1000,
      css: (await Promise.all(styles.map(bytesOf))).reduce((total, bytes) => total + bytes, 0) / 1000,
      javascript: sum(load['before the largest paint']) + sum(load['after it']),
      early: sum(load['before the largest paint']),
      requests: quiet.length + 1,
    };
    for (const [kind, amount] of Object.entries(weight))
      expect(amount, `${kind} was not weighed`).toBeGreaterThan(0);
    expect(weight.early, 'JavaScript before the largest paint').toBeLessThanOrEqual(EARLY_LIMIT);
    weights.set(path, weight);
    loads.set(path, load);
    const measured = Object.entries(weight).map(([kind, amount]) => `${kind} ${amount.toFixed(1)}`);
    console.log(
      [
        `${path}: ${measured.join(', ')}`,
        ...PHASES.map((phase) => `  ${phase}: ${loadsText(load[phase])}`),
      ].join('\n'),
    );
    if (isWriting) return;

    for (const kind of ['html', 'css', 'javascript', 'early', 'requests'] as const)
      expect(
        weight[kind],
        `${kind}: ${weight[kind].toFixed(1)}, budget in docs/performance.md: ${budget[kind]}`,
      ).toBeLessThanOrEqual(budget[kind] * ALLOWANCE + (kind === 'early' ? SMALL_KB : 0));
    expectNothingEarlier(load, stated.get(path));
  });

/** Everything that is loaded until the end of a phase is stated for it or for an earlier one. */
function expectNothingEarlier(load: PageLoads, table: PageLoads | undefined): void {
  for (const [index, phase] of PHASES.entries())
    for (const mfe of Object.keys(load[phase])) {
      const until = (of: PageLoads | undefined) =>
        PHASES.slice(0, index + 1).reduce((total, earlier) => total + (of?.[earlier][mfe] ?? 0), 0);
      expect(until(load), `kilobytes of ${mfe} until '${phase}', docs/performance.md`).toBeLessThanOrEqual(
        until(table) * ALLOWANCE + SMALL_KB,
      );
    }
}

test.afterAll(() => {
  if (isWriting) writeMeasured(weights, loads);
});
