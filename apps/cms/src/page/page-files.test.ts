/** @jest-environment node */
import type { Release } from '@fachwerk/shared/contracts';
import { filesFor } from '../includes/include-files';
import { forShell } from './compose-document';
import { fileLinks, sheetsOf } from './page-files';

const shell = { version: '1', script: '/shell/1/shell.js', style: '/shell/1/page.css', preload: [] };
const release: Release = {
  id: 'r1',
  mfes: {
    cart: { version: '1.0.0-a', entry: '/assets/cart/entry.js', global: 'cart', integrity: 'sha384-entry' },
  },
  widgets: {
    'cart-page': {
      mfe: 'cart',
      expose: './cart-page',
      hydrate: 'load',
      messages: [],
      js: ['/assets/cart/page.js'],
      css: ['/assets/cart/page.css'],
    },
  },
  chunks: {},
};
const all = {
  '/shell/1/shell.js': 'sha384-shell',
  '/shell/1/page.css': 'sha384-page',
  '/shell/1/guest.css': 'sha384-guest',
  '/assets/cart/page.js': 'sha384-js',
  '/assets/cart/page.css': 'sha384-css',
};
const WIDGET_SCRIPT = '/assets/cart/page.js';
const without = (path: string) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== path));
const linksWith = (integrity: Record<string, string>) =>
  fileLinks({
    shell,
    integrity,
    styles: [],
    pictures: [],
    sheets: sheetsOf({ shell, release: { ...release, chunks: integrity } }, ['cart-page']),
  });

it('every script and style of a page carries its hash', () => {
  const html = linksWith(all);
  for (const [path, hash] of Object.entries(all))
    if (!path.includes('guest') && path !== WIDGET_SCRIPT)
      expect(html).toMatch(new RegExp(`"${path}"[^>]* integrity="${hash}" crossorigin="anonymous"`));
});

it.each(Object.keys(all))('%s is not linked without a known hash', (path) => {
  expect(linksWith(without(path))).not.toContain(`"${path}"`);
  expect(linksWith({ ...without(path), [path]: '' })).not.toContain(`"${path}"`);
});

it('scripts of widgets are not linked: the shell loads them when the page is complete', () => {
  const html = linksWith(all);
  expect(html).not.toContain(WIDGET_SCRIPT);
  expect(html).not.toContain('/assets/cart/entry.js');
});

it('styles of a widget that loads with an event are not linked', () => {
  const page = release.widgets['cart-page'] as Release['widgets'][string];
  const widgets = { 'cart-page': { ...page, hydrate: { on: ['storefinder:layer-requested'] } } };
  const sheets = sheetsOf({ shell, release: { ...release, widgets, chunks: all } }, ['cart-page']);
  expect(sheets.map(({ path }) => path)).toEqual(['/shell/1/page.css']);
});

it('the release in the page lists scripts and hashes of widgets that hydrate at load only', () => {
  const page = release.widgets['cart-page'] as Release['widgets'][string];
  const widgets = { ...release.widgets, other: { ...page, hydrate: 'visible' as const, js: ['/other.js'] } };
  const shown = forShell({ ...release, widgets, chunks: { ...all, '/other.js': 'sha384-other' } });
  expect(shown.widgets['cart-page']).toMatchObject({ js: [WIDGET_SCRIPT], css: [] });
  expect(shown.widgets.other).toMatchObject({ js: [], css: [] });
  expect(shown.chunks).toEqual({ [WIDGET_SCRIPT]: 'sha384-js' });
});

it('the release in the page lists the scripts of the parts that it shows, and of no others', () => {
  const page = release.widgets['cart-page'] as Release['widgets'][string];
  const chosenParts = { Orders: ['/rows.js', '/orders.js'], Data: ['/data.js'] };
  const widgets = { 'cart-page': { ...page, chosenParts } };
  const chunks = {
    ...all,
    '/rows.js': 'sha384-rows',
    '/orders.js': 'sha384-orders',
    '/data.js': 'sha384-data',
  };
  const slot = { zone: 'main', widget: 'cart-page', props: {}, id: 'w1', isMain: true } as const;
  const reads = { address: false, now: false, otherData: false };
  const result = { ok: true as const, reads, html: '', json: '', preloads: [] };
  const shownWith = (parts?: string[]) =>
    forShell({ ...release, widgets, chunks }, [{ slot, result: { ...result, ...(parts && { parts }) } }]);

  expect(shownWith(['Orders'])).toMatchObject({
    widgets: { 'cart-page': { js: [WIDGET_SCRIPT, '/rows.js', '/orders.js'], chosenParts: undefined } },
    chunks: { [WIDGET_SCRIPT]: 'sha384-js', '/rows.js': 'sha384-rows', '/orders.js': 'sha384-orders' },
  });
  expect(shownWith(['Orders']).chunks).not.toHaveProperty('/data.js');
  for (const parts of [undefined, [], ['gone'], ['constructor']])
    expect(shownWith(parts).widgets['cart-page']?.js).toEqual([WIDGET_SCRIPT]);
});

it.each(Object.keys(all).filter((path) => path !== shell.style && path !== WIDGET_SCRIPT))(
  'third-party pages get no link to %s without its hash',
  (path) => {
    const chunks = without(path);
    const files = filesFor({ shell, release: { ...release, chunks } }, release, 'https://shop.example');
    const urls = [...files.styles, ...files.shell].map(({ url }) => new URL(url).pathname);
    expect(urls).not.toContain(path);
    expect(urls).toHaveLength(2);
  },
);
