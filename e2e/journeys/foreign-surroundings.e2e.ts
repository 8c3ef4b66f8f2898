import type { BrowserContext, Page } from '@playwright/test';
import { foreignPage, ISOLATING_TAG, MAGAZINE, SHOP, TAG, USP, widgetElement } from '../foreign-site';
import { expect, test } from '../journey';
import { measureAtRest } from '../mount-many';
import { isAlive, isLong } from '../steps';

const TEASER = widgetElement('product-teaser', { headline: 'Beliebt', limit: 2 }, '<p>Fallback</p>');
const SRC = `${SHOP}/shell/shell.js`;

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(MAGAZINE + path);
  return page;
}

/** Other frameworks and libraries of a page, as far as they can interfere. */
const NEIGHBOURS = `<script>
  Array.prototype.last = function () { return this[this.length - 1]; };
  Array.prototype.remove = function () {};
  Object.defineProperty(Object.prototype, 'extend', { value() {}, writable: true, configurable: true });
  Function.prototype.bind2 = function () {};
  String.prototype.escapeHTML = function () { return this; };
  const boom = () => { throw new Error('the React of the page'); };
  window.React = { version: '16.14.0', createElement: boom, useState: boom };
  window.ReactDOM = { version: '16.14.0', render: boom, createPortal: boom };
  window.__webpack_require__ = boom;
  window.__webpack_share_scopes__ = { default: { react: { '16.14.0': { get: boom, loaded: 1, from: 'host' } } } };
  window.__FEDERATION__ = { __INSTANCES__: [], __SHARE__: { host: { default: { react: { '16.14.0': { get: boom, loaded: true } } } } } };
  const pushState = history.pushState;
  addEventListener('popstate', () => (window.popstates = (window.popstates ?? 0) + 1));
  window.webpackJsonp = [];
  window.define = Object.assign(boom, { amd: {} });
  window.$ = window.jQuery = Object.assign(boom, { fn: { on: boom, off: boom } });
  window.isUntouched = () => { history.pushState(null, '', '#there'); return history.pushState === pushState && jQuery.fn.on === boom && !window.popstates && !('singleSpaNavigate' in window); };
</script>`;

test('widgets live beside another React, another federation, AMD and extended prototypes', async ({
  context,
  showForeignPage,
}) => {
  showForeignPage('/neighbours', foreignPage(NEIGHBOURS + TAG, TEASER + widgetElement('cart-page') + USP));
  showForeignPage(
    '/neighbours-isolated',
    foreignPage(NEIGHBOURS + ISOLATING_TAG, TEASER + widgetElement('cart-page') + USP),
  );
  for (const path of ['/neighbours', '/neighbours-isolated']) {
    const page = await open(context, path);
    for (const widget of ['product-teaser', 'cart-page', 'usp-teaser']) await isAlive(page, widget);
    await expect(page.getByRole('heading', { name: 'Beliebt', exact: true })).toBeVisible();
    const theirs = await page.evaluate(() => [
      (window as { React?: { version: string } }).React?.version,
      document.querySelectorAll('script').length,
    ]);
    expect(theirs[0]).toBe('16.14.0');
    expect(await page.evaluate('isUntouched()'), 'history, listeners and jQuery are those of the page').toBe(
      true,
    );
  }
});

const LATE_WAYS: Record<string, string> = {
  'as a module': `<script type="module" src="${SRC}"></script>`,
  'by a tag manager, long after the page': `<script>addEventListener('load', () => setTimeout(() => { const tag = document.createElement('script'); tag.src = '${SRC}'; tag.async = true; document.body.append(tag); }, 300));</script>`,
  'as text that a tag manager runs itself': `<script>addEventListener('load', async () => { const tag = document.createElement('script'); tag.type = 'text/plain'; tag.src = '${SRC}'; document.head.append(tag); const text = await (await fetch('${SRC}')).text(); setTimeout(() => (0, eval)(text)); });</script>`,
};

test('the script may come in any way, also in quirks mode, with a base address and by two tags', async ({
  context,
  showForeignPage,
}) => {
  const head = `<base href="https://elsewhere.example/deep/">${ISOLATING_TAG}<script src="${SRC}?again" defer></script>`;
  showForeignPage('/quirks', `<html><head>${head}</head><body>${TEASER}${USP}</body></html>`);
  const page = await open(context, '/quirks');
  await isAlive(page, 'product-teaser');
  await isAlive(page, 'usp-teaser');
  const links = page.locator('[data-widget] a[href]');
  // The tiles are a static part, whose code arrives after the widget is mounted.
  await links.first().waitFor({ state: 'attached' });
  const origins = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
  expect([...new Set(origins)]).toEqual([SHOP]);
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  await expect(page.locator('[data-isolated=""]')).toHaveCount(2);
  await page.close();

  for (const [way, script] of Object.entries(LATE_WAYS)) {
    showForeignPage('/late', foreignPage(script, USP));
    const late = await open(context, '/late');
    await test.step(way, () => isAlive(late, 'usp-teaser'));
    await late.close();
  }
});

const WAYS = [
  ['isolated', ISOLATING_TAG],
  ['in the page', TAG],
] as const;
/** A leak grows with every round; LONG=1 repeats more of them. */
const ROUNDS = isLong ? 150 : 60;

for (const [how, tag] of isLong ? WAYS : WAYS.slice(0, 1))
  test(`parts that a page inserts, moves and takes out again leave nothing behind (${how})`, async ({
    context,
    showForeignPage,
  }) => {
    showForeignPage('/ajax', foreignPage(tag, `<main></main><aside></aside>`));
    const page = await open(context, '/ajax');
    const round = (times: number) =>
      page.evaluate(
        async ({ html, count }) => {
          const main = document.querySelector('main')!;
          const aside = document.querySelector('aside')!;
          const mounted = async () => {
            while (!document.querySelector('[data-widget-state="mounted"]'))
              await new Promise((again) => requestAnimationFrame(again));
          };
          for (let index = 0; index < count; index += 1) {
            main.innerHTML = html;
            await mounted();
            const element = main.firstElementChild!;
            aside.append(element);
            if (index % 3 === 0) {
              element.remove();
              main.append(element);
              await mounted();
            }
            main.innerHTML = '';
            aside.innerHTML = '';
            // Removed before it is mounted.
            main.innerHTML = html;
            main.textContent = '';
          }
          while (document.querySelector('[data-widget]'))
            await new Promise((again) => requestAnimationFrame(again));
        },
        { html: USP, count: times },
      );
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await round(20);
    const before = await measureAtRest(page, session);
    await round(ROUNDS);
    const after = await measureAtRest(page, session);
    expect(after.nodes - before.nodes, `${before.nodes} nodes became ${after.nodes}`).toBeLessThan(ROUNDS);
    expect(
      after.listeners - before.listeners,
      `${before.listeners} listeners became ${after.listeners}`,
    ).toBeLessThan(30);
  });

const EDITABLE = (label: string) => widgetElement('usp-teaser', { items: [{ icon: 'truck', title: label }] });

test('an editing frame may write props anew, take an element away and undo it', async ({
  browserConsole,
  context,
  showForeignPage,
}) => {
  browserConsole.allow(/Widget 'usp-teaser'.* failed at props/);
  const frame = foreignPage(ISOLATING_TAG, `<section>${EDITABLE('Erstens')}</section>`);
  showForeignPage('/frame', frame);
  showForeignPage(
    '/editor',
    foreignPage(
      '',
      `<iframe id="same" src="/frame" width="800" height="300"></iframe><iframe id="srcdoc" width="800" height="300"></iframe><iframe id="blob" width="800" height="300"></iframe>`,
    ),
  );
  const page = await open(context, '/editor');
  await page.evaluate((html) => {
    document.querySelector<HTMLIFrameElement>('#srcdoc')!.srcdoc = html;
    document.querySelector<HTMLIFrameElement>('#blob')!.src = URL.createObjectURL(
      new Blob([html], { type: 'text/html' }),
    );
  }, frame);

  for (const id of ['same', 'srcdoc', 'blob']) {
    const inside = page.frameLocator(`#${id}`);
    await expect(inside.getByText('Erstens')).toBeVisible();
    const edit = (change: string) =>
      page.evaluate(
        ([frameId = '', what]) => {
          const { contentDocument } = document.querySelector<HTMLIFrameElement>(`#${frameId}`)!;
          const section = contentDocument!.querySelector('section')!;
          const element = section.firstElementChild as HTMLElement | null;
          if (what === 'undo') section.innerHTML = (window as { kept?: string }).kept ?? '';
          else if (what === 'remove') {
            (window as { kept?: string }).kept = section.innerHTML;
            section.replaceChildren();
          } else element!.dataset.props = what;
        },
        [id, change],
      );
    await edit(JSON.stringify({ items: [{ icon: 'truck', title: 'Zweitens' }] }));
    await expect(inside.getByText('Zweitens')).toBeVisible();
    // Half typed: the last valid props stay.
    await edit('{"items": [');
    await expect(inside.getByText('Zweitens')).toBeVisible();
    await edit(JSON.stringify({ items: [{ icon: 'truck', title: 'Drittens' }] }));
    await expect(inside.getByText('Drittens')).toBeVisible();
    await edit('remove');
    await expect(inside.getByText('Drittens')).toHaveCount(0);
    await edit('undo');
    await expect(inside.getByText('Drittens')).toBeVisible();
  }
});
