import assert from 'node:assert/strict';
import type { CDPSession, Page } from 'playwright-core';
import { addButton, cartLink, findAvailableProduct, startWithOneInCart } from '../shop-steps';
import { isAlive, isSeen, journey, shopUrl } from '../steps';

journey(
  'one React and one bus: a click in one micro-frontend shows in another',
  async ({ context, open }) => {
    const page = await open((await findAvailableProduct(context.request)).url);
    await isAlive(page, 'product-details-page');
    await isAlive(page, 'header');

    await addButton(page).click();
    await isSeen(cartLink(page, 1));

    const roots = await page.evaluate(() => {
      const mounted = Array.from(
        document.querySelectorAll('[data-widget-state="mounted"] > [data-widget-root]'),
      );
      const marks = mounted.flatMap((root) =>
        Object.keys(root).filter((key) => key.startsWith('__reactContainer$')),
      );
      return { count: marks.length, reacts: new Set(marks).size };
    });
    assert.ok(roots.count >= 3, `${roots.count} widgets are mounted`);
    assert.equal(roots.reacts, 1, 'each copy of React marks its roots by a name of its own');

    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const texts = await Promise.all(
      scripts
        .filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))
        .map(async (path) => (await context.request.get(shopUrl(path))).text()),
    );
    assert.ok(texts.length > 5);
    for (const text of texts) assert.doesNotMatch(text, /__reactContainer\$|__CLIENT_INTERNALS/);
  },
);

/** single-spa watches slow parcels by timers of up to 4 s, which hold on to them. */
const SINGLE_SPA_TIMERS_MS = 4500;
const BATCH = 10;
/** Ways of the browser itself: some nodes more or less for a field, a scroll bar, a picture. */
const NODE_NOISE = 60;
const LISTENER_NOISE = 10;

/** Copies of what the server rendered, each hydrated; widgets that are never hydrated are rendered by the browser. */
interface Sample {
  widget: string;
  /** Page that has it. */
  path: string;
  /** Instead of server HTML. */
  props?: object;
}

const SAMPLES: Record<string, Sample[]> = {
  'header-mfe': [
    { widget: 'header', path: '/basket/' },
    { widget: 'notifications', path: '/basket/' },
    { widget: 'footer', path: '/basket/', props: {} },
  ],
  'search-mfe': [
    { widget: 'product-list-page', path: '/c/holz/?f.marke=Fachwerk&f.preis=bis-5' },
    { widget: 'search-results-page', path: '/search/?q=xyzxyzxyz&ms=true' },
    { widget: 'product-details-page', path: '/p/x-1424786/' },
    { widget: 'category-teaser', path: '/', props: { limit: 2 } },
    { widget: 'product-teaser', path: '/', props: { headline: 'Beliebt', limit: 1 } },
  ],
  'cart-mfe': [{ widget: 'cart-page', path: '/basket/' }],
};

for (const [mfe, samples] of Object.entries(SAMPLES))
  journey(
    `a thousand mounts of each widget of ${mfe} leave nothing behind`,
    async ({ context, open }) => {
      await startWithOneInCart(context.request);
      const page = await open('/basket/');
      await isAlive(page, 'header');
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      const mountAll = async (times: number) => {
        for (const sample of samples) {
          await page.evaluate(parkSample, sample);
          for (let done = 0; done < times; done += BATCH) await page.evaluate(mountBatch, BATCH);
        }
      };

      await mountAll(200);
      const before = await measureAtRest(page, session);
      await mountAll(1000);
      const after = await measureAtRest(page, session);

      assert.ok(
        after.nodes - before.nodes <= NODE_NOISE && after.listeners - before.listeners <= LISTENER_NOISE,
        `from ${JSON.stringify(before)} at 200 to ${JSON.stringify(after)} at 1,200`,
      );
    },
    // Many heavy widgets at once may take longer than single-spa finds right; it says so (message 31).
    { timeout: 300_000, expectedMessages: [/single-spa minified message #31: .*arg=mount/] },
  );

/** Keeps an element for the widget, ready to be copied. */
async function parkSample({ widget, path, props }: Sample): Promise<void> {
  const element = document.createElement('div');
  element.dataset.widget = widget;
  if (props) element.dataset.props = JSON.stringify(props);
  else {
    const other = await new Promise<Document | null>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', path);
      request.responseType = 'document';
      request.onload = () => resolve(request.responseXML);
      request.onerror = reject;
      request.send();
    });
    const served = other?.querySelector(`[data-widget="${widget}"]`);
    const [root, json] = [
      served?.querySelector(':scope > [data-ssr]'),
      served?.querySelector(':scope > script'),
    ];
    if (!root || !json) throw new Error(`The server did not render ${widget} on ${path}.`);
    // The policy of the page lets no script element be copied, not even one that holds data.
    const data = document.createElement('div');
    data.hidden = true;
    data.dataset.widgetData = '';
    data.textContent = json.textContent;
    element.append(document.adoptNode(root), data);
  }
  (window as unknown as { sample: Element }).sample = element;
}

/** Mounts some copies at the top of the page, all in one place and in view, waits for them and takes them away. */
async function mountBatch(size: number): Promise<void> {
  const { sample } = window as unknown as { sample: Element };
  const box = document.createElement('div');
  box.style.display = 'grid';
  const copies = Array.from({ length: size }, () => sample.cloneNode(true) as HTMLElement);
  for (const copy of copies) copy.style.gridArea = '1 / 1';
  box.append(...copies);
  document.body.prepend(box);
  const areAll = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (copies.some(({ dataset }) => dataset.widgetState === 'failed')) reject(new Error('It failed.'));
        else if (copies.every(({ dataset }) => dataset.widgetState === wanted)) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  await areAll('mounted');
  box.remove();
  await areAll('unmounted');
}

async function measureAtRest(page: Page, session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await page.waitForTimeout(SINGLE_SPA_TIMERS_MS);
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}
