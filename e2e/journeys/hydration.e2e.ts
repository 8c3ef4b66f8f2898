import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { APIRequestContext } from 'playwright-core';
import { buildDevelopmentShell, showPagesWithDevelopmentShell } from '../development-shell';
import { isIn } from '../faults';
import { startPageServer, type OtherServer } from '../page-server';
import { addButton, cartLink, findAvailableProduct, quantityField, startWithOneInCart } from '../shop-steps';
import { isAlive, isSeen, journey, shopUrl } from '../steps';

/** React greets developers. Every other message is a mismatch, a repair or a wrong value on the bus: it fails the journey. */
const options = { expectedMessages: [/React DevTools/] };

interface LiveWidget {
  name: string;
  hydrate: string;
  examples: { title: string; props: object }[];
}

const contentDir = mkdtempSync(join(tmpdir(), 'fachwerk-examples-'));
let examples: OtherServer;

before(async () => {
  await buildDevelopmentShell();
  const answer = await fetch(shopUrl('/federation/widgets'));
  const { widgets } = (await answer.json()) as { widgets: LiveWidget[] };
  cpSync('../apps/cms/content', contentDir, { recursive: true });
  for (const { name, examples: list } of widgets)
    for (const [index, { title, props }] of list.entries())
      writeFileSync(
        join(contentDir, `example-${name}-${index}.json`),
        JSON.stringify({
          path: `/example/${name}/${index}/`,
          title,
          cache: 'private',
          zones: { main: [{ widget: name, props }] },
        }),
      );
  examples = await startPageServer({ CONTENT_DIR: contentDir, RENDER_DEADLINE_MS: '10000' });
});
after(async () => {
  await examples?.stop();
  rmSync(contentDir, { recursive: true });
});

const liveWidgets = async (request: APIRequestContext): Promise<LiveWidget[]> => {
  const answer = await request.get(shopUrl('/federation/widgets'));
  return ((await answer.json()) as { widgets: LiveWidget[] }).widgets;
};

journey(
  'a mismatch would be seen',
  async ({ context, open, heard }) => {
    await showPagesWithDevelopmentShell(context, shopUrl(), (html) =>
      html.replace('placeholder="', 'placeholder="server '),
    );
    await isAlive(await open('/'), 'header');
    assert.ok(
      heard.some((text) => text.includes('hydrated but some attributes')),
      'development React tells of it',
    );
  },
  { expectedMessages: [/React DevTools/, /hydrated but some attributes/] },
);

journey(
  'every example of every widget is hydrated without a mismatch by development React',
  async ({ context }) => {
    await showPagesWithDevelopmentShell(context, examples.url);
    const widgets = await liveWidgets(context.request);
    assert.ok(widgets.length >= 8, `${widgets.length} widgets are live`);
    const page = await context.newPage();
    for (const { name, hydrate, examples: list } of widgets) {
      assert.ok(list.length >= 2, `${name} has ${list.length} examples`);
      for (const index of list.keys()) {
        const path = `/example/${name}/${index}/`;
        if (hydrate === 'never') {
          // Nothing of it ever runs in a browser.
          const html = await (await context.request.get(examples.url + path)).text();
          const [, inMain = ''] = html.split('id="inhalt"');
          assert.match(inMain, new RegExp(`data-widget="${name}"[^>]*>\\s*<div[^>]* data-ssr`), path);
          continue;
        }
        await page.goto(shopUrl(path));
        const inMain = page.locator(`#inhalt [data-widget="${name}"]`);
        assert.equal(await inMain.locator('> [data-ssr]').count(), 1, `${path} has server HTML`);
        if (hydrate === 'interaction') await inMain.dispatchEvent('pointerover');
        await inMain.and(page.locator('[data-widget-state="mounted"]')).waitFor({ state: 'attached' });
      }
    }
  },
  // The operators' page asks who has signed in: nobody.
  { expectedMessages: [...options.expectedMessages, /Failed to load resource: .* status of 401/] },
);

journey(
  'the pages of the shop are hydrated without a mismatch, and work in development',
  async ({ context, open }) => {
    await showPagesWithDevelopmentShell(context, shopUrl());
    const product = await findAvailableProduct(context.request);
    await isAlive(await open('/'), 'header');
    await isAlive(await open('/c/werkzeug-maschinen/'), 'product-list-page');
    await isAlive(await open('/search/?q=xyzxyzxyz&ms=true'), 'search-results-page');

    const list = await open('/search/?q=akkuschrauber&ms=true&f.marke=Fachwerk');
    await isAlive(list, 'search-results-page');
    await list.locator('main').getByRole('checkbox').first().check();
    await list.waitForURL('**/search/?*f.*f.*');
    await isIn(list, 'search-results-page', 'mounted');

    const page = await open(product.url);
    await isAlive(page, 'product-details-page');
    await addButton(page).click();
    await isSeen(cartLink(page, 1));

    await startWithOneInCart(context.request);
    const cart = await open('/basket/');
    await isAlive(cart, 'cart-page');
    await isSeen(quantityField(cart));
    await cart.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
    await isSeen(cartLink(cart, 3));
  },
  options,
);
