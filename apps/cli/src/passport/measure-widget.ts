import { LONGEST_NAME, MOST_NAMES, type WidgetMeasures, type WidgetRecord } from '@fachwerk/shared/contracts';
import { mayHaveGlobal } from '@fachwerk/shared/file-rules';
import { AMOUNTS, budgetOf, NAME_LISTS } from '@fachwerk/shared/rules';
import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { CommandError } from '../command-error';
import { addWidget, mountCopies, readState, readWatched, reserveSpace, WATCHED, watchPage } from './in-page';
import { assetsPath, ownOrigins, pageUrl, servePage, type Subject } from './passport-page';

/** A phone: the narrow place with the most content above the fold. */
const VIEWPORT = { width: 412, height: 915 };
const MOUNT_MS = 30_000;
const QUIET_MS = 500;
const LONGEST_QUIET_MS = 10_000;
const WARM_UP = 10;
const MOUNTS = 50;
/** Copies that are mounted at once. */
const BATCH = 10;
/** single-spa's timers for slow parcels hold references for up to 4 s. */
const REST_MS = 4500;
const LISTENER_METRIC = 'JSEventListeners';
const HEAP_METRIC = 'JSHeapUsedSize';
const SERIOUS = ['serious', 'critical'];
/** Answers that the platform's HTTP client keeps for the visit. */
const KEPT_ANSWERS = 'sessionStorage:get:';

interface Tools {
  browser: Browser;
  /** Script of axe. */
  axe: string;
}

interface AxeResults {
  violations: { id: string; impact?: string | null }[];
}

/** Measures each example in a browser profile of its own, and what 50 mounts leave behind. */
export async function measureWidget(
  tools: Tools,
  subject: Subject,
  widget: WidgetRecord,
): Promise<WidgetMeasures> {
  const examples = widget.examples.length > 0 ? widget.examples : [{ title: 'no props', props: {} }];
  const { longTask: limit } = budgetOf(widget.budget);
  const measured: WidgetMeasures[] = [];
  for (const { title, props } of examples) {
    const measure = () =>
      inPage(tools.browser, subject, `"${widget.name}", example "${title}"`, (page) =>
        measureExample(page, tools.axe, subject, { ...widget, props }),
      );
    const first = await measure();
    // Another program may have had the processor.
    const again = first.longTask > limit ? await measure() : first;
    measured.push({ ...first, longTask: Math.min(first.longTask, again.longTask) });
  }
  const left = await inPage(tools.browser, subject, `"${widget.name}", ${MOUNTS} times`, (page) =>
    measureMounts(
      page.page,
      widget.name,
      examples.map(({ props }) => props),
    ),
  );
  return { ...worstOf(measured), ...left };
}

/** The largest of the numbers, and all names. */
export function worstOf(measured: readonly WidgetMeasures[]): WidgetMeasures {
  const amounts = AMOUNTS.map((measure) => [measure, Math.max(...measured.map((one) => one[measure]))]);
  const names = NAME_LISTS.map((measure) => [measure, namesOf(measured.flatMap((one) => one[measure]))]);
  return Object.fromEntries([...amounts, ...names]) as WidgetMeasures;
}

const namesOf = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => name.slice(0, LONGEST_NAME)))].filter(Boolean).sort().slice(0, MOST_NAMES);

interface OpenPage {
  page: Page;
  context: BrowserContext;
  /** Requests so far. */
  requests: Request[];
  /** Waits until the page has been quiet for half a second. */
  quiet(): Promise<void>;
}

async function inPage<Result>(
  browser: Browser,
  subject: Subject,
  what: string,
  work: (page: OpenPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'de-DE', bypassCSP: true });
  const complaints: string[] = [];
  try {
    await servePage(context, subject);
    await context.addInitScript(watchPage, WATCHED);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const requests: Request[] = [];
    const pending = new Set<Request>();
    context.on('request', (request) => {
      requests.push(request);
      pending.add(request);
    });
    context.on('requestfinished', (request) => pending.delete(request));
    context.on('requestfailed', (request) => pending.delete(request));
    const quiet = async () => {
      const latest = Date.now() + LONGEST_QUIET_MS;
      for (let since = Date.now(); Date.now() - since < QUIET_MS && Date.now() < latest;) {
        await page.waitForTimeout(50);
        if (pending.size > 0) since = Date.now();
      }
    };
    await page.goto(pageUrl(subject));
    await quiet();
    return await work({ page, context, requests, quiet });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${what} cannot be measured: ${firstLine(error)}`, {
      ...(complaints.length > 0 && { details: complaints.join('\n') }),
      advice: 'look at the example in the catalogue: /widgets/',
    });
  } finally {
    await context.close();
  }
}

const firstLine = (error: unknown): string =>
  String((error as Error).message ?? error).split('\n', 1)[0] ?? '';

async function measureExample(
  { page, context, requests, quiet }: OpenPage,
  axe: string,
  subject: Subject,
  { name, reserve, props }: Pick<WidgetRecord, 'name' | 'reserve'> & { props: unknown },
): Promise<WidgetMeasures> {
  const { manifest } = subject;
  const minHeight = reserve?.minHeight ?? 0;
  await page.evaluate(reserveSpace, minHeight);
  await page.waitForTimeout(QUIET_MS);
  const [before, cookies] = [await page.evaluate(readState), await cookiesOf(context, subject)];
  requests.length = 0;

  const since = await page.evaluate(addWidget, { name, props, minHeight });
  await page.waitForFunction(
    (wanted) => /mounted|failed/.test(document.querySelector<HTMLElement>(wanted)?.dataset.widgetState ?? ''),
    `[data-widget="${name}"]`,
    { timeout: MOUNT_MS },
  );
  if ((await page.locator(`[data-widget="${name}"][data-widget-state="failed"]`).count()) > 0)
    throw new Error('it is not mounted.');
  await quiet();

  const after = await page.evaluate(readState);
  const { shift, longTask } = await page.evaluate(readWatched, { key: WATCHED, since });
  const caused = requests.filter((request) => isOfWidget(request, subject));
  const bytes = await sizesOf(caused, subject);
  const laterCookies = await cookiesOf(context, subject);
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run('#passport-place', { resultTypes: ['violations'] })",
  );
  return {
    bytes,
    requests: caused.length,
    longTask: Math.round(longTask),
    shift: Math.round(shift * 1000) / 1000,
    heap: 0,
    listeners: 0,
    hosts: namesOf(caused.map((request) => otherHost(request, subject))),
    storage: namesOf(added(before.storage, after.storage).filter((key) => !key.startsWith(KEPT_ANSWERS))),
    cookies: namesOf(added(cookies, laterCookies)),
    globals: namesOf(
      added(before.globals, after.globals).filter((global) => !mayHaveGlobal(global, manifest)),
    ),
    axe: namesOf(violations.filter(({ impact }) => SERIOUS.includes(impact ?? '')).map(({ id }) => id)),
  };
}

const added = (before: readonly string[], after: readonly string[]): string[] =>
  after.filter((name) => !before.includes(name));

/** The name, with the host if it is not the shop's. */
const cookiesOf = async (context: BrowserContext, { origin }: Subject): Promise<string[]> =>
  (await context.cookies()).map(({ name, domain }) => {
    const host = domain.replace(/^\./, '');
    return new URL(origin).hostname.endsWith(host) ? name : `${name} (${host})`;
  });

/** Not the shell's own requests. */
function isOfWidget(request: Request, subject: Subject): boolean {
  const { protocol, origin, pathname } = new URL(request.url());
  if (!/^(https?|wss?):$/.test(protocol)) return false;
  return !(ownOrigins(subject).includes(origin) && /^\/(shell|federation)\//.test(pathname));
}

function otherHost(request: Request, subject: Subject): string {
  const { origin, host } = new URL(request.url());
  return ownOrigins(subject).includes(origin) ? '' : host;
}

/** Scripts and styles, without compression; files of the version by its manifest. */
async function sizesOf(requests: readonly Request[], { manifest }: Subject): Promise<number> {
  const assets = assetsPath(manifest);
  const code = requests.filter((request) => ['script', 'stylesheet'].includes(request.resourceType()));
  const urls = new Map(code.map((request) => [request.url(), request]));
  const sizes = [...urls.values()].map(async (request) => {
    const { pathname } = new URL(request.url());
    const file = manifest.files.find(({ path }) => pathname === assets + path);
    if (file) return file.bytes;
    const body = await (await request.response())?.body().catch(() => undefined);
    return body?.length ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function measureMounts(
  page: Page,
  name: string,
  examples: readonly unknown[],
): Promise<Pick<WidgetMeasures, 'heap' | 'listeners'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const mount = async (times: number) => {
    for (let round = 0; round < times / BATCH; round += 1)
      await page.evaluate(mountCopies, { name, examples, count: BATCH });
  };
  await mount(WARM_UP);
  const before = await atRest(page, session);
  await mount(MOUNTS);
  const after = await atRest(page, session);
  return {
    heap: Math.max(0, Math.round(after.heap - before.heap)),
    listeners: Math.max(0, after.listeners - before.listeners),
  };
}

async function atRest(page: Page, session: CDPSession): Promise<{ heap: number; listeners: number }> {
  await page.waitForTimeout(REST_MS);
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find((metric) => metric.name === wanted)?.value ?? NaN;
  return { heap: value(HEAP_METRIC), listeners: value(LISTENER_METRIC) };
}
