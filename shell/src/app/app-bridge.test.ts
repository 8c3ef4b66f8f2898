import { APP_MESSAGES, type AppGlobals, type PageMethod } from '@fachwerk/shared/app-messages';
import { type Bus, createBus, type TopicValue } from '@fachwerk/shared/bus';
import { createTimeline } from '../messages/timeline';
import { ASKED_AGAIN_MS, startAppBridge } from './app-bridge';
import { ANSWERED_MS, SETTLED_MS } from './follow-globals';

type Sent = { method: PageMethod; payload: Record<string, unknown> };
type Listener = (event: { data: unknown }) => void;

let page: AbortController;
let sent: Sent[];
let listeners: Set<Listener>;
const of = (method: PageMethod) => sent.flatMap((one) => (one.method === method ? [one.payload] : []));

beforeEach(() => {
  jest.useFakeTimers();
  page = new AbortController();
  sent = [];
  listeners = new Set();
  document.title = 'Holz';
  window.fachwerkApp = {
    postMessage: (message) => void sent.push(JSON.parse(message) as Sent),
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
});
afterEach(() => {
  // Whatever a test sends is a message that the app knows.
  for (const { method, payload } of sent)
    expect(APP_MESSAGES[method].fromPage.safeParse(payload)).toMatchObject({ success: true });
  page.abort();
  delete window.fachwerkApp;
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

function open(before: (bus: Bus) => void = () => undefined) {
  const timeline = createTimeline();
  const bus = createBus({ validate: true, onMessage: (message) => timeline.record(message) });
  before(bus);
  const refreshVisitor = jest.fn();
  const past = timeline.entries;
  startAppBridge({ bus, past, pageType: 'PL', refreshVisitor, signal: page.signal });
  return { bus, refreshVisitor };
}

const VISITOR: NonNullable<TopicValue<'user'>> = {
  loggedIn: true,
  isEmployee: false,
  role: 'customer',
  authorities: [],
};
const GLOBALS: AppGlobals = {
  wishlistCount: 3,
  basketCount: 2,
  loggedIn: true,
  role: 'customer',
  urlPath: '/',
  companyId: '0404',
  customerCardNumber: '2000001',
};
function answerVisitor(bus: Bus, user = VISITOR): void {
  bus.set('cartCount', 2);
  bus.set('customerCardNumber', '2000001');
  bus.set('wishlist', { items: [], count: 3 });
  bus.set('user', { ...user });
  bus.set('selectedStore', { companyId: '0404', name: 'Köln', address: { zipCode: '50667', city: 'Köln' } });
}
const settle = () => jest.advanceTimersByTimeAsync(SETTLED_MS);
const tell = (message: unknown) => {
  for (const listener of [...listeners]) listener({ data: JSON.stringify(message) });
};

describe('the state for the app', () => {
  it('is sent once after the answer about the visitor, and is the topic', async () => {
    const { bus } = open();
    await settle();
    expect(of('globalInfo')).toEqual([]);

    answerVisitor(bus);
    await settle();

    expect(of('globalInfo')).toEqual([GLOBALS]);
    expect(bus.get('appGlobals')).toEqual(GLOBALS);
  });

  it('is one message for a burst of changes', async () => {
    const { bus } = open(answerVisitor);
    await settle();
    for (const count of [3, 4, 5]) {
      bus.set('cartCount', count);
      await jest.advanceTimersByTimeAsync(SETTLED_MS - 1);
    }
    bus.set('wishlist', { items: [], count: 4 });
    await settle();

    expect(of('globalInfo')).toEqual([GLOBALS, { ...GLOBALS, basketCount: 5, wishlistCount: 4 }]);
  });

  it('is not sent again unchanged', async () => {
    const { bus } = open(answerVisitor);
    await settle();
    answerVisitor(bus);
    await settle();
    // A press that the server refuses: shown and taken back.
    bus.set('cartCount', 9);
    bus.set('cartCount', 2);
    await settle();

    expect(of('globalInfo')).toEqual([GLOBALS]);
  });

  it.each([
    ['wishlistCount', 0, (bus: Bus) => bus.set('wishlist', { items: [], count: 0 })],
    ['basketCount', 0, (bus: Bus) => bus.set('cartCount', 0)],
    ['loggedIn', false, (bus: Bus) => bus.set('user', { ...VISITOR, loggedIn: false })],
    ['role', 'employee', (bus: Bus) => bus.set('user', { ...VISITOR, role: 'employee' })],
    ['role', null, (bus: Bus) => bus.set('user', { ...VISITOR, role: undefined })],
    ['companyId', null, (bus: Bus) => bus.set('selectedStore', null)],
    ['customerCardNumber', null, (bus: Bus) => bus.set('customerCardNumber', null)],
  ])('follows %s to %p', async (name, value, change) => {
    const { bus } = open(answerVisitor);
    await settle();
    change(bus);
    await settle();

    expect(of('globalInfo').at(-1)).toEqual({ ...GLOBALS, [name]: value });
  });

  it('is sent again on return from the memory of the browser, with the new answer about the visitor', async () => {
    const { bus } = open(answerVisitor);
    await settle();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(of('globalInfo')).toHaveLength(1);
    answerVisitor(bus);
    await settle();

    expect(of('globalInfo')).toEqual([GLOBALS, GLOBALS]);
    await jest.advanceTimersByTimeAsync(ANSWERED_MS);
    expect(of('globalInfo')).toHaveLength(2);
  });

  it('is sent again on return although the visitor does not load', async () => {
    open(answerVisitor);
    await settle();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await jest.advanceTimersByTimeAsync(ANSWERED_MS);

    expect(of('globalInfo')).toEqual([GLOBALS, GLOBALS]);
  });

  it('is loaded and sent again when the app asks', async () => {
    const { bus, refreshVisitor } = open(answerVisitor);
    await settle();
    refreshVisitor.mockImplementation(() => answerVisitor(bus));
    tell({ method: 'globalInfo', payload: {} });
    await settle();

    expect(refreshVisitor).toHaveBeenCalledTimes(1);
    expect(of('globalInfo')).toEqual([GLOBALS, GLOBALS]);
  });

  it('is loaded once a second for an app that asks after each state, or ten thousand times', async () => {
    const { bus, refreshVisitor } = open(answerVisitor);
    await settle();
    refreshVisitor.mockImplementation(() => answerVisitor(bus));
    for (let count = 0; count < 10_000; count += 1) tell({ method: 'globalInfo', payload: {} });
    expect(refreshVisitor).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(ASKED_AGAIN_MS);
    expect(refreshVisitor).toHaveBeenCalledTimes(2);

    const { postMessage } = window.fachwerkApp!;
    window.fachwerkApp!.postMessage = (message) => {
      postMessage(message);
      if (message.includes('"globalInfo"')) tell({ method: 'globalInfo', payload: {} });
    };
    await jest.advanceTimersByTimeAsync(10 * ASKED_AGAIN_MS);
    expect(refreshVisitor.mock.calls.length).toBeGreaterThan(5);
    expect(refreshVisitor.mock.calls.length).toBeLessThanOrEqual(12);
  });

  it('ends with the page', async () => {
    open(answerVisitor);
    page.abort();
    await settle();

    expect(of('globalInfo')).toEqual([]);
    expect(listeners.size).toBe(0);
  });
});

describe('the page', () => {
  it('states its type once', () => {
    open();

    expect(of('pageContentType')).toEqual([{ type: 'PL', urlPath: '/', title: 'Holz' }]);
  });

  it('reports other content without a load, and the new path', async () => {
    const { bus } = open(answerVisitor);
    await settle();
    window.history.pushState(null, '', '/c/holz/?page=2');
    document.title = 'Holz, Seite 2';
    bus.publish('tracking:reported', { name: 'filter_list', values: {} });
    bus.publish('tracking:reported', { name: 'filter_list', values: {} });
    await settle();

    expect(of('contentChange')).toEqual([{ urlPath: '/c/holz/', query: '?page=2', title: 'Holz, Seite 2' }]);
    expect(of('globalInfo').at(-1)).toEqual({ ...GLOBALS, urlPath: '/c/holz/' });
  });

  it('uses the Navigation API where the browser has one', async () => {
    const navigation = new EventTarget();
    Object.assign(window, { navigation });
    open();
    window.history.pushState(null, '', '/c/holz/');
    navigation.dispatchEvent(new Event('currententrychange'));
    await settle();
    Reflect.deleteProperty(window, 'navigation');

    expect(of('contentChange')).toHaveLength(1);
  });

  it('sends nothing to an older app without the interface', () => {
    delete window.fachwerkApp;
    open(answerVisitor);

    expect(sent).toEqual([]);
  });
});

const line = { productId: 'p', itemId: '1', entryId: 'e', quantity: 2 };
const report = (name: string, values: Record<string, unknown>) => (bus: Bus) =>
  bus.publish('tracking:reported', { name, values });
const items = [{ itemId: '1', position: 1 }];
const order = {
  transactionId: '4711',
  value: 59.9,
  shipping: 4.9,
  currency: 'EUR',
  paymentType: 'GOOGLEPAY',
  positions: [{ itemId: '1', productId: 'p', name: 'Bohrer', quantity: 2, price: 27.5 }],
};

/** One row for each message that an event of the page causes. */
const EVENTS: [PageMethod, (bus: Bus) => void, object][] = [
  [
    'cartAction',
    (bus) => bus.publish('cart:line-changed', { ...line, action: 'addCart', companyId: '0404' }),
    { ...line, action: 'addCart', companyId: '0404' },
  ],
  [
    'cartAction',
    (bus) => bus.publish('cart:line-changed', { ...line, action: 'removeCart' }),
    { ...line, action: 'removeCart' },
  ],
  [
    'wishlistAction',
    (bus) => bus.publish('cart:wishlist-changed', { ...line, action: 'addWishlist', amount: 5 }),
    { ...line, action: 'addWishlist', amount: 5 },
  ],
  [
    'wishlistAction',
    (bus) => bus.publish('cart:wishlist-changed', { ...line, action: 'removeWishlist', amount: 4 }),
    { ...line, action: 'removeWishlist', amount: 4 },
  ],
  [
    'giftCard',
    (bus) => bus.publish('cart:gift-card-added', { entryId: 'e', itemId: 'g', productId: 'h', cents: 2550 }),
    { type: 'giftcard', indexId: 'e', itemId: 'g', productId: 'h', amount: '25.50' },
  ],
  ['login', report('login', { source: 'login_registration', method: 'passkey' }), { method: 'passkey' }],
  [
    'registration',
    (bus) => bus.publish('account:registered', { state: 'requested', hasCard: false }),
    { state: 'requested' },
  ],
  [
    'registration',
    (bus) => bus.publish('account:registered', { state: 'confirmed', hasCard: false }),
    { state: 'confirmed' },
  ],
  [
    'registrationFromCustomerCard',
    (bus) => bus.publish('account:registered', { state: 'requested', hasCard: true }),
    { state: 'requested' },
  ],
  [
    'productList',
    report('view_item_list', { source: 'product_list', items, category: 'holz', page: 2 }),
    { source: 'product_list', items, category: 'holz', page: 2 },
  ],
  ['transactionEvent', report('purchase', { ...order, source: 'checkout' }), { type: 'purchase', ...order }],
  [
    'transactionEvent',
    report('reserve', { ...order, companyId: '0404', source: 'checkout_cc' }),
    { type: 'reserve', ...order, companyId: '0404' },
  ],
  ['storeFinder', (bus) => bus.publish('storefinder:layer-requested', {}), { action: 'opened' }],
  [
    'storeFinder',
    (bus) => bus.publish('storefinder:store-selected', { companyId: '0404', name: 'Köln' }),
    { action: 'selected', companyId: '0404' },
  ],
];

describe.each(EVENTS)('%s', (method, cause, payload) => {
  it(`is sent as ${JSON.stringify(payload).slice(0, 60)}`, () => {
    const { bus } = open();
    cause(bus);

    expect(of(method)).toEqual([payload]);
  });

  it('is sent once if it happened before the bridge was loaded', () => {
    open(cause);

    expect(of(method)).toEqual([payload]);
  });
});

it('opens the store finder of a page that has one', () => {
  const { bus } = open();
  const opened = jest.fn();
  bus.on('storefinder:layer-requested', opened, page.signal);
  tell({ method: 'storeFinder', payload: {} });
  expect(opened).not.toHaveBeenCalled();

  bus.set('layers', ['storefinder:layer-requested']);
  tell({ method: 'storeFinder', payload: {} });
  expect(opened).toHaveBeenCalledTimes(1);
});

describe('the id of the installation', () => {
  const allow = (bus: Bus, ...services: string[]) => bus.set('consent@2', { services, classes: [] });
  const answer = (payload: object) => {
    const [{ handle } = {}] = of('uuid').slice(-1);
    tell({ method: 'uuid', payload: { handle, ...payload } });
    return jest.advanceTimersByTimeAsync(0);
  };
  const uuidOf = (bus: Bus) => {
    report('purchase', order)(bus);
    return of('transactionEvent').at(-1)?.uuid;
  };

  it('is asked for with the permission only, and goes back to the app only', async () => {
    const { bus } = open();
    allow(bus, 'map-tiles');
    expect(of('uuid')).toEqual([]);

    allow(bus, 'promotion-tracking');
    await answer({ uuid: '0a1b2c3d-1111' });

    expect(of('uuid')).toHaveLength(1);
    expect(uuidOf(bus)).toBe('0a1b2c3d-1111');
    expect(document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(
      '0a1b2c3d',
    );
  });

  it('is forgotten with the permission, also if the answer comes later', async () => {
    const { bus } = open();
    allow(bus, 'promotion-tracking');
    await answer({ uuid: '0a1b2c3d-1111' });
    allow(bus);
    expect(uuidOf(bus)).toBeUndefined();

    allow(bus, 'promotion-tracking');
    allow(bus);
    await answer({ uuid: '0a1b2c3d-2222' });
    expect(uuidOf(bus)).toBeUndefined();
  });

  it.each([{ uuid: '<b>' }, { uuid: 7 }, {}, { error: 'DENIED' }])('is none after %j', async (payload) => {
    const { bus } = open();
    allow(bus, 'promotion-tracking');
    await answer(payload);

    expect(uuidOf(bus)).toBeUndefined();
  });
});

it('begins when the app adds its interface while the page loads, with what happened before', async () => {
  const app = window.fachwerkApp;
  delete window.fachwerkApp;
  const { bus } = open((earlier) => answerVisitor(earlier));
  await settle();
  expect(sent).toEqual([]);

  window.fachwerkApp = app;
  await settle();

  expect(window.fachwerkApp).toBe(app);
  expect(of('pageContentType')).toHaveLength(1);
  expect(of('globalInfo')).toEqual([GLOBALS]);
  bus.publish('storefinder:layer-requested', {});
  expect(of('storeFinder')).toEqual([{ action: 'opened' }]);
});

it.each([
  ['a frame of this name', 'iframe', 'name'],
  ['a form with this id', 'form', 'id'],
])('%s is no app', async (_what, tag, attribute) => {
  const app = window.fachwerkApp;
  delete window.fachwerkApp;
  const named = document.createElement(tag);
  named.setAttribute(attribute, 'fachwerkApp');
  document.body.append(named);
  expect(window.fachwerkApp).toBeDefined();

  const { bus, refreshVisitor } = open(answerVisitor);
  await settle();
  const data = JSON.stringify({ method: 'globalInfo', payload: {} });
  document.querySelector('iframe')?.contentWindow?.dispatchEvent(new MessageEvent('message', { data }));
  named.dispatchEvent(new MessageEvent('message', { data }));
  expect(refreshVisitor).not.toHaveBeenCalled();

  // The app adds its own all the same.
  window.fachwerkApp = app;
  await settle();
  expect(of('globalInfo')).toEqual([GLOBALS]);
  bus.publish('storefinder:layer-requested', {});
  expect(of('storeFinder')).toEqual([{ action: 'opened' }]);
  named.remove();
});
