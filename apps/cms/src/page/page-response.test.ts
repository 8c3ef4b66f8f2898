/** @jest-environment node */
import { isLocalPath } from '@fachwerk/shared/contracts';
import { pageResponse } from './page-response';

describe('the page head of the main widget', () => {
  it.each([
    [undefined, { kind: 'page', status: 200 }],
    [{ status: 503 }, { kind: 'page', status: 503 }],
    [{ status: 404 }, { kind: 'not-found', status: 404 }],
    [{ status: 410 }, { kind: 'page', status: 410 }],
    [{ redirect: '/p/hammer-1/' }, { kind: 'redirect', status: 302, location: '/p/hammer-1/' }],
    [
      { redirect: '/p/hammer-1/', status: 301 },
      { kind: 'redirect', status: 301, location: '/p/hammer-1/' },
    ],
    [{ redirect: 'https://evil.example/' }, { kind: 'page', status: 200 }],
    [{ redirect: '//evil.example/' }, { kind: 'page', status: 200 }],
    [{ status: 7 }, { kind: 'page', status: 200 }],
    [{ status: 302 }, { kind: 'page', status: 200 }],
  ])('%j', (head, response) => {
    expect(pageResponse(head)).toEqual(response);
  });

  it.each(['/\\evil.example', '/a\\b', '//x', 'x', 'javascript:alert(1)', '/a\r\nSet-Cookie: x', '/ä', ''])(
    '%j is no path of this shop',
    (path) => {
      expect(isLocalPath(path)).toBe(false);
    },
  );
});
