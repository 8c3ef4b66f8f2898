import { storeLabel } from './store-label';

it.each([
  ['Fachwerk Ulm', '89073', 'Ulm', '89073 Ulm'],
  ['Fachwerk Halle (Saale)', '06108', 'Halle (Saale)', '06108 Halle (Saale)'],
  ['Fachwerk Köln-Ehrenfeld', '50823', 'Köln', '50823 Köln-Ehrenfeld'],
  ['Gartenmarkt am Dom', '50667', 'Köln', 'Gartenmarkt am Dom'],
])('%s in %s %s is labelled %s', (name, zipCode, city, label) => {
  expect(storeLabel({ companyId: '1', name, address: { zipCode, city } })).toBe(label);
});
