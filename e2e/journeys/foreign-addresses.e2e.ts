import type { APIRequestContext, Page } from '@playwright/test';
import { EVERY_MFE } from '../faults';
import { foreignPage, MAGAZINE, TAG, widgetElement } from '../foreign-site';
import { expect, test } from '../journey';
import { reachElements } from '../pointer-steps';
import { whenQuiet } from '../quiet';
import { findAvailableProduct, startWithOneInCart } from '../shop-steps';
import { isLong } from '../steps';

/** The path of the including page: lists link to its other states. */
const OWN_PATH = '/bautagebuch/';

interface LiveWidget {
  name: string;
  mfe: string;
  examples: { title: string; props: Record<string, unknown> }[];
}

async function liveWidgets(request: APIRequestContext): Promise<LiveWidget[]> {
  const answer = await request.get('/federation/widgets');
  return ((await answer.json()) as { widgets: LiveWidget[] }).widgets;
}

/** Example products are not all in the demonstration catalogue. */
const withProduct = (props: Record<string, unknown>, productId: string): Record<string, unknown> =>
  /^\d+$/.test(String(props.productId)) ? { ...props, productId } : props;

/** Runs in the page: root-relative addresses in attributes and styles, as "element attribute=value". */
function rootRelative({ html, ownPath }: { html: string | null; ownPath: string }): string[] {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const elements = Array.from(
    root.querySelectorAll('[data-widget], [data-widget] *, #fachwerk-overlays *, link[rel="preload"]'),
  );
  const isWrong = (address: string) => /^\/(?!\/)/.test(address) && !address.startsWith(ownPath);
  const addressesIn = (name: string, value: string): string[] => {
    if (name === 'srcset' || name === 'imagesrcset')
      return value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
    if (name === 'style') return Array.from(value.matchAll(/url\(["']?([^"')]*)/g), ([, url = '']) => url);
    return ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'].includes(name)
      ? [value]
      : [];
  };
  return elements.flatMap((element) =>
    Array.from(element.attributes).flatMap(({ name, value }) =>
      addressesIn(name, value)
        .filter(isWrong)
        .map((address) => `${element.localName} ${name}=${address}`),
    ),
  );
}

test('root-relative addresses of every kind would be found', async ({ context }) => {
  const page = await context.newPage();
  const html =
    '<div data-widget="x"><a href="/c/"></a><img src="/a.svg" srcset="/b.svg 1x, https://shop.example/c.svg 2x">' +
    '<form action="/rest/"></form><p style="background:url(/d.svg)"></p><a href="#top"></a><a href="?page=2"></a></div>';
  expect(await page.evaluate(rootRelative, { html, ownPath: OWN_PATH })).toEqual([
    'a href=/c/',
    'img src=/a.svg',
    'img srcset=/b.svg',
    'form action=/rest/',
    'p style=/d.svg',
  ]);
});

/** Every element has a result, also those far below the visible part. */
async function waitForWidgets(page: Page): Promise<void> {
  const states = ['mounted', 'waiting', 'failed'].map((state) => `[data-widget-state="${state}"]`);
  const pending = `[data-widget]:not(${states.join()})`;
  await expect(async () => {
    await page.evaluate(reachElements, pending);
    // Not long: a widget that was passed before its code had arrived must be reached again.
    await expect(page.locator(pending)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  // Static parts, whose code arrives after the widget is mounted.
  await whenQuiet(page);
}

/** The first example of each widget on one page; LONG=1 shows all examples, a page per micro-frontend. */
const PAGES: { of: string; mfes: readonly string[] }[] = isLong
  ? EVERY_MFE.map((mfe) => ({ of: `${mfe}-mfe`, mfes: [mfe] }))
  : [{ of: 'the shop', mfes: EVERY_MFE }];

for (const { of, mfes } of PAGES)
  test(`every address in the widgets of ${of} leads to the shop on a third-party page`, async ({
    browserConsole,
    context,
    showForeignPage,
  }) => {
    // Examples of orders, reviews and tools that this visitor has no right to see.
    browserConsole.allow(
      // Every widget at once may take longer than single-spa's limit.
      /single-spa minified message #31: .*arg=mount/,
      /Failed to load resource/,
      /Widget '[^']*' .* failed at/,
      /Password forms should have/,
    );
    const widgets = (await liveWidgets(context.request)).filter(({ mfe }) => mfes.includes(mfe));
    const product = await findAvailableProduct(context.request);
    const productId = product.url.replace(/^.*-(\d+)\/.*$/, '$1');
    const examples = widgets.flatMap(({ name, examples: list }) =>
      (isLong ? list : list.slice(0, 1)).map(({ props }, index) => ({
        name,
        props: withProduct(props, productId),
        id: `${name}-${index}`,
      })),
    );
    const page = await context.newPage();
    const wrong: string[] = [];

    let rendered = 0;
    for (const { name, props, id } of examples) {
      const query = new URLSearchParams({ props: JSON.stringify(props), id, page: OWN_PATH });
      const answer = await context.request.get(`/fragments/${name}?${query.toString()}`);
      const html = await answer.text();
      if (html.includes('data-ssr')) rendered += 1;
      const found = await page.evaluate(rootRelative, { html, ownPath: OWN_PATH });
      wrong.push(...found.map((address) => `${id} from the server: ${address}`));
    }
    // The widgets of the others are personal or rendered by the browser only.
    if (['header', 'search', 'content'].some((mfe) => mfes.includes(mfe)))
      expect(rendered).toBeGreaterThan(0);

    if (mfes.includes('cart')) await startWithOneInCart(context.request);
    const body = examples
      .map(({ name, props, id }) => widgetElement(name, props).replace('<div ', `<div id="${id}" `))
      .join('\n');
    showForeignPage(OWN_PATH, foreignPage(TAG, body));
    await page.goto(MAGAZINE + OWN_PATH);
    await waitForWidgets(page);
    for (const { id } of examples) {
      const html = await page.evaluate((name) => document.getElementById(name)!.outerHTML, id);
      const found = await page.evaluate(rootRelative, { html, ownPath: OWN_PATH });
      wrong.push(...found.map((address) => `${id} in the browser: ${address}`));
    }
    const inLayers = await page.evaluate(rootRelative, { html: null, ownPath: OWN_PATH });
    wrong.push(...inLayers.map((address) => `page: ${address}`));
    expect([...new Set(wrong)]).toEqual([]);
  });
