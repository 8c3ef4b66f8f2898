import { attributeOf, elementsIn } from '../html-tree';
import { expect, test } from '../http-test';

/** Pages and files of every app, among them errors. */
const ADDRESSES = [
  ...['/', '/basket/', '/gibt-es-nicht/', '/%', '/operations/', '/desk/', '/widgets/preview/usp-teaser/'],
  ...['/robots.txt', '/favicon.svg', '/pages/page.css', '/fragments/header', '/shell/shell.js'],
  ...['/rest/user/', '/rest/products/?q=a', '/rest/gibt-es-nicht/', '/sitemap.xml', '/openapi.json'],
  ...['/images/gibt-es-nicht.svg', '/federation/plan', '/federation/audit', '/dev/mailbox/'],
];
const PERSONAL = ['/basket/', '/account/', '/login/', '/checkout/', '/operations/', '/desk/', '/rest/user/'];

test('no answer of any app is read as another type than it states', async ({ request }) => {
  for (const path of ADDRESSES) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-type'], path).toMatch(/^[a-z]+\/[a-z.+-]+/);
  }
});

test('no cache stores what belongs to a visitor', async ({ request }) => {
  for (const path of PERSONAL)
    expect((await request.get(path)).headers()['cache-control'], path).toMatch(/no-store/);
});

test('a page, also that of an error, runs files of the shop only, and none that was changed', async ({
  getPage,
}) => {
  for (const path of ['/', '/c/werkzeug-maschinen/', '/basket/', '/gibt-es-nicht/', '/%']) {
    const { headers, document } = await getPage(path);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy, path).toContain("frame-ancestors 'self'; require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe');
    // The import refuses pictures of other sites, so that none is missing on a page.
    expect(policy, path).toContain("; img-src 'self' data:;");
    const unchecked = elementsIn(document, 'script')
      .filter((script) => attributeOf(script, 'src') && !attributeOf(script, 'integrity'))
      .map((script) => attributeOf(script, 'src'));
    expect(unchecked, path).toEqual([]);
  }
});
