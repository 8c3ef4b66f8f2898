import { storeUrl } from './store-urls';

it.each([
  ['Fachwerk Köln-Deutz', 'Köln', '1043', '/stores/koeln-deutz-1043/'],
  ['Fachwerk am Ring', 'Ulm', '1001', '/stores/ulm-1001/'],
  // The page reads the number behind the last dash.
  ['Fachwerk Ulm', 'Ulm', 'U-17', '/stores/ulm-U_17/'],
  ['Fachwerk </script><b>Ulm</b>', 'Ulm', '1001', '/stores/ulm-b-1001/'],
  ['Łódź', 'Łódź', '1001', '/stores/d-1001/'],
])('the page of %s in %s with the number %s is %s', (name, city, companyId, url) => {
  expect(storeUrl({ companyId, name, city })).toBe(url);
});
