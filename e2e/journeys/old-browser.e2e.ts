import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../journey';
import { cartLink, openFirstAvailableProduct, putIntoCart, searchFor } from '../shop-steps';
import { isAlive } from '../steps';

/** Removes functions that Safari 11, Chrome 77 or Firefox 78 lack, before scripts of the page run. */
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

test('a browser of 2017 gets the polyfills and buys; a browser of today never loads them', async ({
  context,
  open,
}) => {
  const polyfills = polyfillRequests(context);
  for (const path of ['/', '/search/?q=akkuschrauber&ms=true', '/basket/'])
    await isAlive(await open(path), 'header');
  expect(polyfills, 'today').toEqual([]);

  await context.addInitScript(forgetNewFeatures);
  const page = await open('/');

  await isAlive(page, 'header');
  expect(polyfills.length, 'one file, once').toBe(1);
  expect(await page.evaluate("'fromEntries' in Object && 'flatMap' in Array.prototype")).toBe(true);
  await searchFor(page, 'akkuschrauber');
  await openFirstAvailableProduct(page);
  await putIntoCart(page);
  await expect(cartLink(page, 1)).toBeVisible();
});
