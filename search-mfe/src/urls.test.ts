import { parseListQuery } from './features/product-list/list-query';
import { basketAddUrl, isShopPath, listUrl } from './urls';

it('lists every URL that this micro-frontend builds', () => {
  const query = parseListQuery(new URLSearchParams('f.marke=A+B&page=2'));

  expect({
    list: listUrl('/c/werkzeug/', query),
    basketAdd: basketAddUrl(''),
    basketAddFromAnotherSite: basketAddUrl('https://shop.example'),
  }).toEqual({
    list: '/c/werkzeug/?f.marke=A+B&page=2',
    basketAdd: '/basket/add/',
    basketAddFromAnotherSite: 'https://shop.example/basket/add/',
  });
});

it.each(['/p/x-1/', '/'])('%s stays in the shop', (path) => expect(isShopPath(path)).toBe(true));
it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
  '%p leads out of the shop',
  (path) => expect(isShopPath(path)).toBe(false),
);
