import { takeSnapshot } from './snapshot';

const own = Object.getOwnPropertyDescriptors;
const before = { array: own(Array.prototype), object: own(Object.prototype), fetch: own(window).fetch };
type Any = Record<PropertyKey, unknown>;
const list = Array.prototype as unknown as Any;

afterEach(() => {
  for (const key of Reflect.ownKeys(list)) if (!(key in before.array)) Reflect.deleteProperty(list, key);
  Object.defineProperties(Array.prototype, before.array as unknown as PropertyDescriptorMap);
  for (const key of ['x', 'y']) Reflect.deleteProperty(Object.prototype, key);
});

it('finds nothing while nothing changes', () => {
  const snapshot = takeSnapshot();
  expect(snapshot.settle(true)).toEqual([]);
});

it.each<[string, string[], () => void]>([
  ['a replaced method', ['Array.prototype.map'], () => (list.map = () => [])],
  ['a removed method', ['Array.prototype.map'], () => Reflect.deleteProperty(list, 'map')],
  ['an added method', ['Array.prototype.x'], () => (list.x = () => 1)],
  [
    'an added property of every object',
    ['Object.prototype.y'],
    () => ((Object.prototype as unknown as Any).y = 1),
  ],
  [
    'a replaced iterator',
    ['Array.prototype.Symbol(Symbol.iterator)'],
    () => (list[Symbol.iterator] = () => ({})),
  ],
  [
    'a defined property',
    ['Array.prototype.x'],
    () => Object.defineProperty(list, 'x', { value: 1, configurable: true }),
  ],
  [
    'several of them',
    ['Array.prototype.filter', 'Array.prototype.x'],
    () => Object.assign(list, { filter: () => [], x: 1 }),
  ],
])('finds %s, restores it and finds it no more', (_what, names, change) => {
  const snapshot = takeSnapshot();
  const keys = Reflect.ownKeys(list).length;
  change();

  const found = snapshot.settle(true);

  expect(found).toEqual(names);
  expect([1, 2].map((each) => each * 2)).toEqual([2, 4]);
  expect(Reflect.ownKeys(list)).toHaveLength(keys);
  expect(Object.prototype).not.toHaveProperty('y');
  expect(snapshot.settle(true)).toEqual([]);
});

it.each([
  ['fetch', window],
  ['JSON', window],
  ['addEventListener', window],
  ['parse', JSON],
  ['all', Promise],
  ['get', Map.prototype],
  ['call', Function.prototype],
  ['exec', RegExp.prototype],
  ['open', XMLHttpRequest.prototype],
  ['appendChild', Node.prototype],
])('watches %s', (key, holder) => {
  const owner = holder as unknown as Any;
  const descriptor = Object.getOwnPropertyDescriptor(owner, key);
  if (!(key in owner)) owner[key] = () => {};
  const snapshot = takeSnapshot();
  const value = owner[key];
  owner[key] = () => {};
  const found = snapshot.settle(true);
  const now = owner[key];
  if (descriptor) Object.defineProperty(owner, key, descriptor);
  else Reflect.deleteProperty(owner, key);

  expect(found).toEqual([expect.stringMatching(new RegExp(`${key}$`))]);
  expect(now).toBe(value);
});

it('compares and restores although every method that it could use is replaced', () => {
  const snapshot = takeSnapshot();
  const broken = () => {
    throw new Error('replaced');
  };
  const methods = ['push', 'forEach', 'map', 'flatMap', 'includes', 'filter', Symbol.iterator];
  for (const key of methods) list[key] = broken;
  const found = snapshot.settle(true);
  expect(found).toHaveLength(methods.length);
});

it('accepts what shall stay, and what cannot be restored', () => {
  const snapshot = takeSnapshot();
  list.x = 1;
  expect(snapshot.settle(false)).toEqual(['Array.prototype.x']);
  expect(snapshot.settle(true)).toEqual([]);
  expect(list.x).toBe(1);
});
