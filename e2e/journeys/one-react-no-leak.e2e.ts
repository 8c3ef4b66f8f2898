import assert from 'node:assert/strict';
import type { APIRequestContext, CDPSession, Page } from 'playwright-core';
import { MFES, OPTIONAL_MFES } from '../faults';
import {
  ERIKA,
  addButton,
  cartLink,
  findAvailableProduct,
  startLoggedIn,
  startWithOneInCart,
} from '../shop-steps';
import { isAlive, isLong, isSeen, journey, shopUrl } from '../steps';

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
/** A leak shows in every mount: in 300 as in 1,000, which docs/performance.md counts. */
const [WARM_UP, MOUNTS] = isLong ? [200, 1000] : [100, 300];
/** Ways of the browser itself: some nodes more or less for a field, a scroll bar, a picture. */
const NODE_NOISE = 60;
const LISTENER_NOISE = 10;

/** Pages that have the widget: what the server rendered there is copied, and each copy hydrated. */
const SERVED: Record<string, string> = {
  header: '/basket/',
  notifications: '/basket/',
  'burger-menu': '/basket/',
  'unsupported-browser-banner': '/basket/',
  'back-to-top': '/basket/',
  footer: '/basket/',
  'product-list-page': '/c/holz/?f.marke=Fachwerk&f.preis=bis-5',
  'search-results-page': '/search/?q=xyzxyzxyz&ms=true',
  'product-details-page': '/p/x-1424786/',
  'cart-page': '/basket/',
  'storefinder-page': '/stores/?q=50667',
  'storefinder-layer': '/basket/',
  'store-tile': '/basket/',
  'login-form': '/login/',
  register: '/register/',
  'register-confirm': '/register/confirm/?token=0123456789',
  'request-password': '/password/request/',
  'reset-password': '/password/reset/?token=0123456789',
  withdrawal: '/widerruf/',
  'account-page': '/account/',
  'hero-slider': '/',
};

interface LiveWidget {
  mfe: string;
  name: string;
  /** Every other widget is rendered by the browser, from its first example. */
  examples: [{ props: object }, ...unknown[]];
}

async function liveWidgets(request: APIRequestContext): Promise<LiveWidget[]> {
  const answer = await request.get(shopUrl('/federation/widgets'));
  return ((await answer.json()) as { widgets: LiveWidget[] }).widgets;
}

const EVERY_MFE: readonly string[] = [...MFES, ...OPTIONAL_MFES, 'platform'];

journey('every live widget is among those that are mounted hundreds of times', async ({ context }) => {
  const live = await liveWidgets(context.request);
  assert.deepEqual([...new Set(live.map(({ mfe }) => mfe))].sort(), [...EVERY_MFE].sort());
  const names = live.map(({ name }) => name);
  assert.deepEqual(
    Object.keys(SERVED).filter((name) => !names.includes(name)),
    [],
  );
});

for (const mfe of EVERY_MFE)
  journey(
    `${MOUNTS} mounts of the widgets of ${mfe}-mfe leave nothing behind`,
    async ({ context, open }) => {
      if (mfe === 'cart') await startWithOneInCart(context.request);
      const page = await open('/basket/');
      await isAlive(page, 'header');
      const widgets = (await liveWidgets(context.request)).filter((widget) => widget.mfe === mfe);
      for (const { name, examples } of widgets) {
        if (name === 'account-page') await startLoggedIn(context.request, ERIKA);
        await page.evaluate(parkSample, { name, path: SERVED[name] ?? null, props: examples[0].props });
      }
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      /** So many in all, of each widget the same. */
      const mount = async (times: number) => {
        const rounds = Math.ceil(times / widgets.length / BATCH);
        for (const { name } of widgets)
          for (let round = 0; round < rounds; round += 1)
            await page.evaluate(mountBatch, { name, size: BATCH });
      };

      await mount(WARM_UP);
      const before = await measureAtRest(page, session);
      await mount(MOUNTS);
      const after = await measureAtRest(page, session);

      const grown = {
        nodes: after.nodes - before.nodes,
        listeners: after.listeners - before.listeners,
        heapKb: Math.round((after.heap - before.heap) / 1000),
      };
      console.log(`${mfe}-mfe, per ${MOUNTS} mounts: ${JSON.stringify(grown)}`);
      assert.ok(
        grown.nodes <= NODE_NOISE && grown.listeners <= LISTENER_NOISE,
        `from ${JSON.stringify(before)} to ${JSON.stringify(after)}`,
      );
    },
    {
      timeout: 300_000,
      // What the server rendered is copied with its data, which stands in a script.
      hasPolicy: false,
      expectedMessages: [
        // The operators' page asks who has signed in.
        ...(mfe === 'platform' ? [/Failed to load resource: .* status of 401/] : []),
        // Many heavy widgets at once may take longer than single-spa finds right.
        /single-spa minified message #31: .*arg=mount/,
        // The form for a new password cannot know whose it is.
        /Password forms should have \(optionally hidden\) username fields/,
      ],
    },
  );

/** Keeps an element for the widget, ready to be copied. */
async function parkSample({
  name,
  path,
  props,
}: {
  name: string;
  path: string | null;
  props: object;
}): Promise<void> {
  const element = document.createElement('div');
  element.dataset.widget = name;
  if (!path) element.dataset.props = JSON.stringify(props);
  else {
    const other = await new Promise<Document | null>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', path);
      request.responseType = 'document';
      request.onload = () => resolve(request.responseXML);
      request.onerror = reject;
      request.send();
    });
    const served = other?.querySelector(`[data-widget="${name}"]`);
    const [root, json] = [
      served?.querySelector(':scope > [data-ssr]'),
      served?.querySelector(':scope > script'),
    ];
    if (!root || !json) throw new Error(`The server did not render ${name} on ${path}.`);
    element.append(document.adoptNode(root), document.adoptNode(json));
  }
  const page = window as unknown as { samples?: Record<string, Element> };
  page.samples = { ...page.samples, [name]: element };
}

/** Mounts some copies at the top of the page, all in one place and in view, waits for them and takes them away. */
async function mountBatch({ name, size }: { name: string; size: number }): Promise<void> {
  const sample = (window as unknown as { samples: Record<string, Element> }).samples[name] as Element;
  const box = document.createElement('div');
  box.style.display = 'grid';
  const copies = Array.from({ length: size }, () => sample.cloneNode(true) as HTMLElement);
  for (const copy of copies) copy.style.gridArea = '1 / 1';
  box.append(...copies);
  document.body.prepend(box);
  const areAll = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (copies.some(({ dataset }) => dataset.widgetState === 'failed'))
          reject(new Error(`${name} failed.`));
        else if (copies.every(({ dataset }) => dataset.widgetState === wanted)) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  await areAll('mounted');
  box.remove();
  await areAll('unmounted');
}

interface Rest {
  nodes: number;
  listeners: number;
  /** Bytes. */
  heap: number;
}

async function measureAtRest(page: Page, session: CDPSession): Promise<Rest> {
  await page.waitForTimeout(SINGLE_SPA_TIMERS_MS);
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
}
