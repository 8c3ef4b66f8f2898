import type { Release } from '@fachwerk/shared/contracts';
import { preloadScripts } from './preload-scripts';

const widget = (hydrate: 'load' | 'visible', js: string[], mfe = 'cart') => ({
  mfe,
  expose: './x',
  hydrate,
  messages: [],
  js,
  css: [],
});
const mfe = (name: string, integrity = `sha384-${name}`) => ({
  version: '1',
  entry: `/assets/${name}/entry.js`,
  global: name,
  integrity,
});
const release: Release = {
  id: 'r1',
  mfes: { cart: mfe('cart'), search: mfe('search'), content: mfe('content', '') },
  widgets: {
    'cart-page': widget('load', ['/assets/cart/page.js', '/assets/cart/unknown.js']),
    'cart-hint': widget('load', ['/assets/cart/page.js']),
    'product-list': widget('visible', ['/assets/search/list.js'], 'search'),
    teaser: widget('load', [], 'content'),
    'cart-offers': { ...widget('load', ['/assets/cart/offers.js']), importance: 'extra' },
    'cart-counter': { ...widget('load', ['/assets/cart/counter.js']), consent: 'statistics' },
  },
  chunks: {
    '/assets/cart/offers.js': 'sha384-offers',
    '/assets/cart/counter.js': 'sha384-counter',
    '/assets/cart/page.js': 'sha384-page',
    '/assets/search/list.js': 'sha384-list',
  },
};
const links = () => Array.from(document.head.querySelectorAll('link'));
afterEach(() => {
  document.head.innerHTML = '';
});

it('preloads entries and scripts of widgets that hydrate at load, once each, only with a hash, none of extra ones or before consent', () => {
  preloadScripts(release, 'https://shop.example', 'needed');
  expect(links().map(({ href, integrity }) => [href, integrity])).toEqual([
    ['https://shop.example/assets/cart/entry.js', 'sha384-cart'],
    ['https://shop.example/assets/cart/page.js', 'sha384-page'],
  ]);
  expect(links()[0]?.outerHTML).not.toContain('fetchpriority');
});

it('leaves the network to others while no visitor waits', () => {
  preloadScripts(release, 'https://shop.example', 'quiet');
  expect(links().map((link) => link.getAttribute('fetchpriority'))).toEqual(['low', 'low']);
});
