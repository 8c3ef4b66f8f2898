import { codeIn } from '../code-in-html';
import { HOSTILE_TEXTS, MALFORMED_ADDRESSES, TEN_KILOBYTES } from '../hostile-texts';
import { elementsIn, parseHtml } from '../html-tree';
import { expect, type ServedPage, test } from '../http-test';

/** Addresses with the text as query, filter, page, order, and as name of a category and a product. */
const addressesWith = (text: string): string[] => {
  const raw = encodeURIComponent(text);
  return [
    `/search/?q=${raw}&ms=true`,
    `/search/?q=hammer&sort=${raw}&page=${raw}&f.marke=${raw}&f.${raw}=1`,
    `/c/werkzeug-maschinen/?f.marke=${raw}&page=${raw}&${raw}=${raw}`,
    `/c/${raw}/`,
    `/p/${raw}-1424786/?item=${raw}`,
    `/p/x-${raw}/`,
  ];
};

/** Nothing of the address becomes code, and the page has content; refused addresses have pages, too. */
function expectUnharmed({ status, headers, document }: ServedPage, path: string): void {
  const address = path.slice(0, 200);
  expect([200, 400, 404], `${address} answers ${status}`).toContain(status);
  expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
  expect(headers['set-cookie'] ?? '', address).not.toContain('hacked');
  expect(codeIn(document), address).toEqual([]);
  expect(elementsIn(document, 'h1'), address).toHaveLength(1);
}

test('code in a page would be found', () => {
  const page =
    '<script src="/shell/shell.js"></script><script type="application/json">{}</script><script>run()</script>' +
    '<script src="//evil.example/a.js"></script><style>a{}</style><img src="x" onerror="run()">' +
    '<a href="javascript:run()" style="color:red">Link</a>';

  expect(codeIn(parseHtml(page))).toEqual([
    'script run()',
    'script ',
    'style a{}',
    'img onerror=run()',
    'a href=javascript:run()',
    'a style=color:red',
  ]);
});

test('hostile texts in addresses do no harm', async ({ getPage }) => {
  for (const [name, text] of Object.entries(HOSTILE_TEXTS))
    await test.step(name, async () => {
      for (const path of addressesWith(text)) expectUnharmed(await getPage(path), path);
    });
});

test('malformed addresses and one of ten kilobytes do no harm', async ({ getPage }) => {
  for (const path of [...MALFORMED_ADDRESSES, `/search/?q=${TEN_KILOBYTES}`])
    expectUnharmed(await getPage(path), path);
});
