/** @jest-environment node */
import type { Page } from './load-content';
import { fillProps, pageMatcher } from './match-page';

const page = (file: string, path: string): Page => ({
  file,
  path,
  title: file,
  cache: 'public',
  frame: {},
  zones: { main: [] },
});
const match = pageMatcher([
  page('start', '/'),
  page('category', '/c/{categoryPath*}/'),
  page('product', '/p/{slug}-{productId}/'),
  page('search', '/search/'),
  page('order', '/orders/{orderId}/'),
  page('order-login', '/orders/login/'),
]);

describe('the page of an address', () => {
  it.each([
    ['/', 'start', {}],
    ['/c/werkzeug/', 'category', { categoryPath: 'werkzeug' }],
    ['/c/werkzeug/akku/schrauber/', 'category', { categoryPath: 'werkzeug/akku/schrauber' }],
    ['/p/hammer-500-g-1424786/', 'product', { slug: 'hammer-500-g', productId: '1424786' }],
    ['/orders/login/', 'order-login', {}],
    ['/orders/x-1/', 'order', { orderId: 'x-1' }],
    ['/c/b%C3%B6den/', 'category', { categoryPath: 'böden' }],
  ])('%s is %s', (path, file, params) => {
    expect(match(path)).toMatchObject({ page: { file }, params });
  });

  it.each([
    '/search',
    '/c//',
    '/c/',
    '/c/a//b/',
    '/p/hammer/',
    '/C/werkzeug/',
    '/c/%E0%A4%A/',
    '/c/..%2f..%2fetc/',
    '/c/%2e%2e/',
    '/c/a%00b/',
    '/c/a%5cb/',
    '//evil.example/',
  ])('%s is none', (path) => {
    expect(match(path)).toBeUndefined();
  });
});

describe('props with parts of the path', () => {
  it('are filled at every depth, once', () => {
    const filled = fillProps(
      { id: '{id}', list: ['a {id}'], deep: { n: 1, t: '{other}' } },
      { id: '{other}' },
    );

    expect(filled).toEqual({ id: '{other}', list: ['a {other}'], deep: { n: 1, t: '{other}' } });
  });

  it('do not reach inherited names', () => {
    expect(fillProps('{constructor}', {})).toBe('{constructor}');
  });
});
