import assert from 'node:assert/strict';
import type { BrowserContext } from 'playwright-core';
import { cartLink, openFirstAvailableProduct, putIntoCart, searchFor } from '../shop-steps';
import { isAlive, isSeen, journey } from '../steps';

/** What Safari 11, Chrome 77 and Firefox 78 lack, before any script of the page runs. */
const forgetNewFeatures = `
  delete Object.fromEntries; delete Object.hasOwn; delete Promise.allSettled; delete Promise.any;
  for (const name of ['flat', 'flatMap', 'at', 'findLast', 'findLastIndex']) delete Array.prototype[name];
  for (const name of ['matchAll', 'replaceAll', 'at', 'trimStart', 'trimEnd']) delete String.prototype[name];
  for (const name of ['replaceChildren']) {
    delete Element.prototype[name]; delete Document.prototype[name]; delete DocumentFragment.prototype[name];
  }
  for (const name of ['queueMicrotask', 'AbortController', 'AbortSignal', 'structuredClone', 'requestIdleCallback',
    'IntersectionObserver', 'ResizeObserver', 'BroadcastChannel', 'CSSLayerBlockRule']) delete window[name];
`;

function polyfillRequests(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/polyfills.js')) requests.push(request.url());
  });
  return requests;
}

journey('a browser of 2017 gets the polyfills and buys', async ({ context, open }) => {
  await context.addInitScript(forgetNewFeatures);
  const polyfills = polyfillRequests(context);
  const page = await open('/');

  await isAlive(page, 'header');
  assert.equal(polyfills.length, 1, 'one file, once');
  assert.equal(await page.evaluate("'fromEntries' in Object && 'flatMap' in Array.prototype"), true);
  await searchFor(page, 'akkuschrauber');
  await openFirstAvailableProduct(page);
  await putIntoCart(page);
  await isSeen(cartLink(page, 1));
});

journey('a browser of today never loads them', async ({ context, open }) => {
  const polyfills = polyfillRequests(context);
  for (const path of ['/', '/search/?q=akkuschrauber&ms=true', '/basket/'])
    await isAlive(await open(path), 'header');
  assert.deepEqual(polyfills, []);
});

journey('no style sheet of a page needs cascade layers', async ({ open }) => {
  const page = await open('/');
  const texts = (await page.evaluate(
    `Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => fetch(href).then((answer) => answer.text())))`,
  )) as string[];
  assert.ok(texts.length > 3, 'the style sheets were read');
  assert.deepEqual(
    texts.filter((text) => text.includes('@layer')),
    [],
  );
});
