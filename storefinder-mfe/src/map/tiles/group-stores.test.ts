import { groupStores } from './group-stores';

const aStore = (id: string, x: number) => ({
  id,
  name: id,
  latitude: 0,
  longitude: x,
  href: `/stores/${id}/`,
});
const groupsOf = (places: number[]) =>
  groupStores(
    places.map((x, index) => aStore(String(index), x)),
    ({ longitude }) => ({ x: longitude, y: 0 }),
    50,
  ).map(({ x, stores }) => [x, stores.map(({ id }) => id).join('')]);

it('shows stores that are apart one by one', () => {
  expect(groupsOf([0, 60, 200])).toEqual([
    [0, '0'],
    [60, '1'],
    [200, '2'],
  ]);
});

it('shows stores that would cover each other as one, where the first of them is', () => {
  expect(groupsOf([0, 40, 200])).toEqual([
    [0, '01'],
    [200, '2'],
  ]);
});

it('does not join a row of stores to one', () => {
  expect(groupsOf([0, 45, 70])).toEqual([
    [0, '01'],
    [70, '2'],
  ]);
});
