/** @jest-environment node */
const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { PROJECT } = require('../sources');
const { catalogueShapes } = require('./catalogue-shapes');
const { describeBus } = require('./describe-bus');
const { sharedHelpers } = require('./shared-helpers');

const catalogue = catalogueShapes();
const helpers = sharedHelpers();
let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fachwerk-bus-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const write = (file, text) => {
  mkdirSync(join(dir, 'src', file, '..'), { recursive: true });
  writeFileSync(join(dir, 'src', file), text);
};
const namesOf = (code) => {
  write('a.tsx', code);
  const { bus, faults } = describeBus(dir, { catalogue, helpers });
  return { hears: Object.keys(bus.hears), sends: Object.keys(bus.sends), faults };
};
const hears = (...names) => ({ hears: names, sends: [], faults: [] });
const sends = (...names) => ({ hears: [], sends: names, faults: [] });

describe('in the sources of a package, the build finds', () => {
  it.each([
    ['a topic that is read', `bus.get('user')`, hears('user')],
    ['a topic that is watched', `platform.bus.watch('user', show, signal)`, hears('user')],
    [
      'a stream',
      `bus.topic('user').subscribe(show); bus.event('cart:changed').subscribe(show)`,
      hears('cart:changed', 'user'),
    ],
    ['a topic that is set', `const { bus } = usePlatform(); bus.set('cartCount', 3)`, sends('cartCount')],
    ['an event', `bus.publish('cart:emptied', {})`, sends('cart:emptied')],
    [
      'an event of a link without script',
      `function A() { return <a href="/" data-opens="storefinder:layer-requested">Markt</a> }`,
      sends('storefinder:layer-requested'),
    ],
    ['an event that is heard', `widgetBus.on('cart:emptied', show, signal)`, hears('cart:emptied')],
    [
      'a name that is a constant',
      `const NAME = 'user' as const; function A() { return bus.get(NAME) }`,
      hears('user'),
    ],
    [
      'names of a list',
      `const ALL = ['user', 'wishlist'] as const; for (const one of ALL) bus.watch(one, show, signal)`,
      hears('user', 'wishlist'),
    ],
    [
      'names of a list that a callback gets',
      `const ALL = ['user', 'wishlist']; ALL.map((one) => bus.get(one))`,
      hears('user', 'wishlist'),
    ],
    [
      'a function of its own that takes the name',
      `const put = <N,>(name: N, value: unknown) => bus.set(name, value); put('user', 1)`,
      sends('user'),
    ],
    [
      'the event of a notification’s button',
      `show({ action: { label: 'x', event: 'cart:removal-undone', payload: {} } })`,
      sends('cart:removal-undone'),
    ],
    [
      'nothing where a notification’s event is handed on',
      `bus.publish(action.event, action.payload)`,
      sends(),
    ],
    [
      'what loads a widget',
      `defineWidget({ hydrate: { on: ['storefinder:layer-requested', 'user'] } })`,
      hears('storefinder:layer-requested', 'user'),
    ],
    ['nothing in another moment of loading', `defineWidget({ hydrate: 'load' })`, sends()],
    ['nothing in other maps', `new Map().get('user'); store.set('user', 1)`, sends()],
  ])('%s', (_what, code, found) => {
    expect(namesOf(code)).toEqual(found);
  });

  it('what it does through shared, under any name', () => {
    expect(
      namesOf(`
        import { publishCart as tell, type Bus } from '@fachwerk/shared/bus';
        import { useTopic as use, useBusEvent } from '@fachwerk/shared/widget';
        export function A() { use('user'); useBusEvent('account:logged-out', () => tell(bus, cart)); }`),
    ).toEqual({
      hears: ['account:logged-out', 'user'],
      sends: ['cart:changed', 'cart:emptied', 'cart:line-changed', 'cartCount'],
      faults: [],
    });
  });

  it('nothing in its tests', () => {
    write('a.test.tsx', `bus.get('user')`);
    expect(namesOf('')).toEqual(sends());
  });
});

describe('the build is refused', () => {
  it.each([
    [
      'a name that is not constant',
      `bus.get(names[0])`,
      /a.tsx: bus.get\(\) with a name known at run time only/,
    ],
    [
      'a hook with such a name',
      `import { useTopic } from '@fachwerk/shared/widget'; useTopic(props.topic)`,
      /useTopic\(\) with a name/,
    ],
    [
      'a name that the catalogue does not have',
      `bus.get('cartCounts')`,
      /"cartCounts" is no topic of the catalogue/,
    ],
    ['an event where a topic belongs', `bus.set('cart:changed', 1)`, /"cart:changed" is no topic/],
    [
      'a widget that waits for an unknown name',
      `defineWidget({ hydrate: { on: ['storefinder:layer-opened'] } })`,
      /"storefinder:layer-opened" is no event of the catalogue/,
    ],
    [
      'a widget that waits for names that are not constant',
      `defineWidget({ hydrate: { on: names } })`,
      /hydrate: { on } with names known at run time only/,
    ],
    ['another name for the bus', `const { bus: b } = usePlatform(); b.get('user')`, /another name/],
    ['a parameter of another name', `export function a(b: Bus) { b.get('user') }`, /called "b"/],
    ['methods taken off the bus', `const { get } = bus; get('user')`, /another name/],
    [
      'a function that takes the name and is never called',
      `export const put = (name: string) => bus.set(name, 1);`,
      /put is never called/,
    ],
    [
      'an anonymous function that takes the name',
      `register((name) => bus.get(name))`,
      /known at run time only/,
    ],
  ])('for %s', (_what, code, fault) => {
    expect(namesOf(code).faults.join('\n')).toMatch(fault);
  });
});

it('derives the uses of shared helpers from their own code', () => {
  const of = (entry, name) => {
    const { uses, passes } = helpers.of(`@fachwerk/shared/${entry}`, name);
    const list = (way) => [...new Set(uses.filter((use) => use.way === way).map((use) => use.name))].sort();
    return {
      hears: list('hears'),
      sends: list('sends'),
      takesName: [...new Set(passes.map(({ way, kind }) => `${way} ${kind}`))],
    };
  };
  const notifications = { hears: ['notifications'], sends: ['notifications'], takesName: [] };

  expect(of('bus', 'publishCart')).toEqual({
    hears: [],
    sends: ['cart:changed', 'cart:emptied', 'cart:line-changed', 'cartCount'],
    takesName: [],
  });
  expect(of('bus', 'notify')).toEqual(notifications);
  expect(of('bus', 'withdrawNotification')).toEqual(notifications);
  expect(of('bus', 'clearNotifications')).toEqual(notifications);
  expect(of('bus', 'requestLayer')).toEqual({ hears: ['layers'], sends: [], takesName: ['sends event'] });
  expect(of('widget', 'useSidebar')).toEqual({
    hears: ['openedSidebarId'],
    sends: ['openedSidebarId'],
    takesName: [],
  });
  expect(of('widget', 'useTopic')).toEqual({ hears: [], sends: [], takesName: ['hears topic'] });
  expect(of('widget', 'useBusEvent')).toEqual({ hears: [], sends: [], takesName: ['hears event'] });
  expect(of('ui', 'Button')).toEqual({ hears: [], sends: [], takesName: [] });
});

it('finds every name in a call of the bus in the packages of this shop', () => {
  const packages = [
    'header-mfe',
    'search-mfe',
    'cart-mfe',
    'storefinder-mfe',
    'account-mfe',
    'prohibis-mfe',
    'shell',
  ];
  for (const name of packages) {
    const { bus, faults } = describeBus(join(PROJECT, name), { catalogue, helpers });
    expect([name, faults]).toEqual([name, []]);
    expect(Object.keys({ ...bus.hears, ...bus.sends }).length).toBeGreaterThan(1);
  }
  const { bus } = describeBus(join(PROJECT, 'cart-mfe'), { catalogue, helpers });
  expect(bus.hears['cart:changed']).toEqual({
    version: 1,
    schema: expect.objectContaining({ type: 'object', required: ['itemCount'] }),
  });
  expect(Object.keys(bus.sends)).toContain('cart:removal-undone');
});

it('the shell provides what containers require', () => {
  const { PROVIDED } = require('../libraries');
  const source = readFileSync(join(PROJECT, 'shell/src/loading/federation.ts'), 'utf8');
  const handed = [...source.matchAll(/^\s+'?([\w/-]+)'?: provide\(/gm)].map(([, name]) => name);

  expect(handed.sort()).toEqual([...PROVIDED].sort());
});
