import { codeIn } from '../code-in-html';
import { attributeOf, elementsIn, idsIn, textOf } from '../html-tree';
import { expect, test } from '../http-test';
import { SERVED_STATES } from '../page-states';
import { findProduct } from '../shop-steps';

const twice = <One>(all: readonly One[]): One[] => all.filter((one, index) => all.indexOf(one) !== index);

test('every page is sound before any script runs: outline, language, ids, anchors, no code in the page', async ({
  getPageIn,
}) => {
  for (const state of SERVED_STATES)
    await test.step(state.name, async () => {
      const { status, document } = await getPageIn(state);
      const named = (element: string) => elementsIn(document, element);
      const ids = idsIn(document);
      const anchors = named('a').flatMap((link) => {
        const [, anchor] = /^#(.+)/.exec(attributeOf(link, 'href') ?? '') ?? [];
        return anchor === undefined ? [] : [decodeURIComponent(anchor)];
      });

      const facts = {
        status,
        counts: { h1: named('h1').length, main: named('main').length },
        languages: named('html').map((html) => attributeOf(html, 'lang')),
        hasTitle: /\S{3,}/.test(named('title').map(textOf).join()),
        twiceUsedIds: twice(ids),
        deadAnchors: anchors.filter((anchor) => !ids.includes(anchor)),
        code: codeIn(document),
      };
      expect.soft(facts, state.name).toEqual({
        status: state.status ?? 200,
        counts: { h1: 1, main: 1 },
        languages: ['de'],
        hasTitle: true,
        twiceUsedIds: [],
        deadAnchors: [],
        code: [],
      });
    });
});

test('the first links of a page lead to its content, to the items of a list, to the purchase of a product', async ({
  getPage,
  request,
}) => {
  const product = await findProduct(
    request,
    'akkuschrauber',
    ({ statusOnline }) => statusOnline === 'Available',
  );
  const linksOf = async (path: string) => {
    const { document } = await getPage(path);
    return elementsIn(document, 'a')
      .filter((link) => attributeOf(link, 'class') === 'fw-skip-link')
      .map((link) => [textOf(link), attributeOf(link, 'href')]);
  };
  const content = ['Zum Inhalt springen', '#inhalt'];
  const items = ['Zu den Artikeln springen', '#artikel'];

  expect(await linksOf('/c/werkzeug-maschinen/')).toEqual([content, items]);
  expect(await linksOf('/search/?q=akkuschrauber&ms=true')).toEqual([content, items]);
  expect(await linksOf('/search/?q=xyzxyzxyz&ms=true')).toEqual([content]);
  expect(await linksOf(product.url)).toEqual([content, ['Zum Kauf springen', '#kauf']]);
  expect(await linksOf('/impressum/')).toEqual([content]);
});
