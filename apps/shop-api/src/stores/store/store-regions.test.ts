import { aStore } from '../../testing/a-store';
import { findRegion, regionPages, regionsOf } from './store-regions';

const inKoeln = aStore({ companyId: '1', city: 'Köln', name: 'Fachwerk Köln-Deutz' });
const stores = [
  inKoeln,
  aStore({ companyId: '2', city: 'Köln', name: 'Fachwerk Köln-Porz' }),
  aStore({ companyId: '3', city: 'Bonn' }),
  aStore({ companyId: '4', city: 'Berlin', state: 'BE', name: 'Fachwerk Berlin-Mitte' }),
  aStore({ companyId: '5', city: 'Berlin', state: 'BE', name: 'Fachwerk Berlin-Tegel' }),
];
const ids = (found: { stores: { companyId: string }[] } | undefined) =>
  found?.stores.map(({ companyId }) => companyId);

it('finds the stores of a state and of a town', () => {
  const state = findRegion(stores, 'nordrhein-westfalen', undefined);
  expect(state).toMatchObject({ name: 'Nordrhein-Westfalen', url: '/stores/land/nordrhein-westfalen/' });
  expect(ids(state)).toEqual(['3', '1', '2']);

  const town = findRegion(stores, 'nordrhein-westfalen', 'koeln');
  expect(town).toMatchObject({ name: 'Köln', url: '/stores/land/nordrhein-westfalen/koeln/', isTown: true });
  expect(ids(town)).toEqual(['1', '2']);
});

it.each([
  ['a town with one store leads to its page', 'nordrhein-westfalen', 'bonn', '/stores/bonn-3/'],
  ['a town that is a state leads to that', 'berlin', 'berlin', '/stores/land/berlin/'],
])('%s', (_what, state, town, url) => {
  expect(findRegion(stores, state, town)?.url).toBe(url);
});

it.each([
  ['sachsen', undefined],
  ['atlantis', undefined],
  ['berlin', 'koeln'],
  ['constructor', '__proto__'],
])('has nothing for %s %s', (state, town) => {
  expect(findRegion(stores, state, town)).toBeUndefined();
});

it('puts a store below its state, and below its town if that has a page', () => {
  const names = (companyId: string) =>
    stores
      .filter((store) => store.companyId === companyId)
      .flatMap((store) => regionsOf(store, stores).map(({ name, count }) => `${name} ${count}`));
  expect(names('1')).toEqual(['Nordrhein-Westfalen 3', 'Köln 2']);
  expect(names('3')).toEqual(['Nordrhein-Westfalen 3']);
  expect(names('4')).toEqual(['Berlin 2']);
});

it('lists every page once', () => {
  expect(regionPages(stores).map(({ url }) => url)).toEqual([
    '/stores/land/berlin/',
    '/stores/land/nordrhein-westfalen/',
    '/stores/land/nordrhein-westfalen/koeln/',
  ]);
  for (const { url } of regionPages(stores)) {
    const [state = '', town] = url.split('/').slice(3, -1);
    expect(findRegion(stores, state, town)?.url).toBe(url);
  }
});
