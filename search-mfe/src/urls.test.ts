import { parseListQuery } from './features/product-list/list-query';
import {
  backInStockFormUrl,
  comparisonUrl,
  isShopPath,
  listUrl,
  reviewFormUrl,
  reviewReportUrl,
} from './urls';

it('lists every URL that this micro-frontend builds', () => {
  const query = parseListQuery(new URLSearchParams('f.marke=A+B&page=2'));

  expect({
    list: listUrl('/c/werkzeug/', query),
    backInStock: backInStockFormUrl('/wieder-da/', { productId: '1004', itemId: '100401' }),
    comparison: comparisonUrl('/vergleich/', ['100401', '100501']),
    differences: comparisonUrl('/vergleich/', ['100401'], { isDifferencesOnly: true }),
    review: reviewFormUrl('/bewertung/', '1004'),
    report: reviewReportUrl('/bewertung/', { productId: '1004', reviewId: 'r1' }),
  }).toEqual({
    list: '/c/werkzeug/?f.marke=A+B&page=2',
    backInStock: '/wieder-da/1004/?item=100401',
    comparison: '/vergleich/?items=100401,100501',
    differences: '/vergleich/?items=100401&unterschiede=1',
    review: '/bewertung/1004/',
    report: '/bewertung/1004/melden/r1/',
  });
});

it.each(['/p/x-1/', '/'])('%s stays in the shop', (path) => expect(isShopPath(path)).toBe(true));
it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
  '%p leads out of the shop',
  (path) => expect(isShopPath(path)).toBe(false),
);
