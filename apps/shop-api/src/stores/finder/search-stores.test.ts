/** @jest-environment node */
import { aStore } from '../../testing/a-store';
import { listStores } from '../import/store-list';
import type { Coords } from '../store/distance';
import { findPlace } from './find-place';
import { placeData, signedCode } from './place-data';
import { NO_FILTERS, searchStores, type StoreFilters, storeOptions } from './search-stores';

const messages = { 'stores.type.baumarkt': 'Baumarkt', 'stores.type.special': 'Gartencenter' };

/** Along the surface of the sphere, by another formula than the search. */
function kmBetween(a: Coords, b: Coords): number {
  const vector = ({ lat, lon }: Coords) => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  };
  const [u, v] = [vector(a), vector(b)];
  return 2 * 6371 * Math.asin(Math.hypot(...u.map((part, index) => part - (v[index] ?? 0))) / 2);
}

/** Numbers below 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

describe('the nearest store', () => {
  const stores = listStores();
  const { german, abroad } = placeData();
  const codes = [...german, ...abroad.filter(({ country }) => country !== 'LI')];
  const near = (coords: Coords, limit = 1) =>
    searchStores(stores, { coords, filters: NO_FILTERS, messages, limit }).hits;

  it('is that of a comparison with all stores, for 1,000 postal codes of three countries', () => {
    const random = createRandom(135);
    const asked = Array.from({ length: 1000 }, () => codes[Math.floor(random() * codes.length)]!);
    expect(new Set(asked.map(({ country }) => country))).toEqual(new Set(['DE', 'AT', 'CH']));
    for (const code of asked) {
      const { coords } = findPlace(signedCode(code));
      expect(coords).not.toBeNull();
      const least = Math.min(...stores.map((store) => kmBetween(coords!, store)));
      expect(near(coords!)[0]?.distance).toBeCloseTo(least, 6);
    }
  });

  it.each([
    ['A-5020', 'Salzburg', 'BY'],
    ['6900', 'Bregenz', 'BW'],
    ['CH-4051', 'Basel', 'BW'],
    ['8200 Schaffhausen', 'Schaffhausen', 'BW'],
  ])('of %s is beyond the border', (query, town, state) => {
    const { place, coords } = findPlace(query);
    expect(place).toContain(town);
    expect(near(coords!)[0]?.store.state).toBe(state);
  });

  it('comes before the others, each as far as it is or farther', () => {
    const distances = near({ lat: 50.94, lon: 6.96 }, stores.length).map(({ distance }) => distance ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances).toHaveLength(stores.length);
  });
});

it('orders stores of one distance and name by their number, however the database returns them', () => {
  const [first, second] = [aStore({ companyId: '1' }), aStore({ companyId: '2' })];
  const idsOf = (stores: readonly ReturnType<typeof aStore>[]) =>
    searchStores(stores, { coords: { lat: 50, lon: 7 }, filters: NO_FILTERS, messages, limit: 2 }).hits.map(
      ({ store }) => store.companyId,
    );

  expect([idsOf([first, second]), idsOf([second, first])]).toEqual([
    ['1', '2'],
    ['1', '2'],
  ]);
});

describe('filters', () => {
  const stores = [
    aStore({ companyId: '1', city: 'Köln', brands: ['Bosch', 'Weber'], services: ['CUTTING'] }),
    aStore({ companyId: '2', city: 'Aachen', specialists: ['Badplanung'], categories: ['Profimarkt'] }),
    aStore({
      companyId: '3',
      city: 'Erfurt',
      state: 'TH',
      brands: ['Bosch'],
      categorySpecialists: ['Fliesen'],
    }),
    aStore({ companyId: '4', city: 'Zwickau', state: 'SN', type: 'special', brands: ['Weber'] }),
  ];
  const found = (filters: Partial<StoreFilters>) => {
    const search = { coords: null, filters: { ...NO_FILTERS, ...filters }, messages, limit: 20 };
    const { hits, total } = searchStores(stores, search);
    return { ids: hits.map(({ store }) => store.companyId), total };
  };

  it.each<[string, Partial<StoreFilters>, string[]]>([
    ['a brand', { brands: ['Bosch'] }, ['3', '1']],
    ['all of two brands', { brands: ['Bosch', 'Weber'] }, ['1']],
    ['advice', { specialists: ['Badplanung'] }, ['2']],
    ['a category with much choice', { categorySpecialists: ['Fliesen'] }, ['3']],
    ['the label of a type', { categories: ['Gartencenter'] }, ['4']],
    ['one of two labels', { categories: ['Gartencenter', 'Profimarkt'] }, ['2', '4']],
    ['one of two states', { states: ['Thüringen', 'Sachsen'] }, ['3', '4']],
    ['a service', { services: ['CLICK_AND_RESERVE'] }, ['2', '3', '4']],
    ['stores that have an item', { among: new Set(['4', '1']) }, ['1', '4']],
    ['two kinds together', { brands: ['Bosch'], states: ['Thüringen'] }, ['3']],
  ])('by %s', (_name, filters, ids) => {
    expect(found(filters)).toEqual({ ids, total: ids.length });
  });

  it('that no store passes leave the first stores, and a total of zero', () => {
    expect(found({ brands: ['bosch'] })).toEqual({ ids: ['2', '3', '1', '4'], total: 0 });
    expect(found({ among: new Set() }).total).toBe(0);
  });

  it('leave stores of other types out, also where none passes', () => {
    const types = ['special'] as const;
    const search = {
      coords: null,
      types,
      filters: { ...NO_FILTERS, brands: ['Bosch'] },
      messages,
      limit: 20,
    };
    const { hits, total } = searchStores(stores, search);

    expect([hits.map(({ store }) => store.companyId), total]).toEqual([['4'], 0]);
    expect(searchStores(stores, { ...search, types: ['kompakt'] }).hits).toEqual([]);
  });

  it('have the values of the stores', () => {
    expect(storeOptions(stores, messages)).toEqual({
      services: ['CLICK_AND_COLLECT', 'CLICK_AND_RESERVE', 'CUTTING', 'KEY_SERVICE'],
      brands: ['Bosch', 'Weber'],
      specialists: ['Badplanung'],
      categorySpecialists: ['Fliesen'],
      categories: ['Baumarkt', 'Gartencenter', 'Profimarkt'],
      states: ['Nordrhein-Westfalen', 'Sachsen', 'Thüringen'],
    });
  });
});
