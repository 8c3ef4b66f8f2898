import { createBus } from '@fachwerk/shared/bus';
import { fakePlatform } from '@fachwerk/shared/testing';
import { start } from './analytics';
import { googleEventOf } from './google-events';

const layer = () =>
  (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) => Array.from(command));
const of = (name: string) => layer().filter(([command]) => command === name);

let page: AbortController;
let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  page = new AbortController();
  Reflect.deleteProperty(window, 'dataLayer');
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  page.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open(loadOutsideScript: () => Promise<void> = () => new Promise(() => {}), path?: string) {
  const { api, config } = fakePlatform();
  const bus = createBus({ validate: true });
  const load = jest.fn(loadOutsideScript);
  const analytics = { measurementId: 'G-TEST1', ...(path !== undefined && { path }) };
  const tracker = start({
    config: { ...config, analytics },
    bus,
    api,
    loadOutsideScript: load,
    signal: page.signal,
  });
  return { tracker, bus, load };
}

describe('Consent Mode', () => {
  it('denies everything before any event, and then grants the measuring only', () => {
    open();
    const [first, second] = layer();

    expect(first).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ]);
    expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  });

  it('follows a withdrawal, which also ends what the script sends by itself', () => {
    const { tracker } = open();
    tracker.setAllowed?.(false);

    expect(of('consent').pop()).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
    expect(window).toHaveProperty(['ga-disable-G-TEST1'], true);

    tracker.setAllowed?.(true);
    expect(window).toHaveProperty(['ga-disable-G-TEST1'], false);
  });
});

it('sends no address of a private page and no query', () => {
  window.history.replaceState(null, '', '/bestellung/4711/?token=secret');
  open(undefined, '/bestellung/{orderId}/');

  expect(of('config')[0]?.[2]).toMatchObject({
    page_location: `${location.origin}/bestellung/{orderId}/`,
    page_title: '/bestellung/{orderId}/',
    send_page_view: false,
    cookie_domain: 'none',
  });
  expect(JSON.stringify(layer())).not.toMatch(/4711|secret/);
  window.history.replaceState(null, '', '/');
});

it('sends neither the title of a search, which has what was typed, nor an address of an app', () => {
  document.title = 'Suche nach „eva@example.org“';
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('android-app://com.google.android.gm/');
  open();

  expect(of('config')[0]?.[2]).toMatchObject({ page_title: '/', page_referrer: '' });
  expect(JSON.stringify(layer())).not.toContain('eva');
});

it('stops the script before it reads of the withdrawal', () => {
  const { tracker } = open();
  const stopped: unknown[] = [];
  const data = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  data.push = () => stopped.push(Reflect.get(window, 'ga-disable-G-TEST1'));
  tracker.setAllowed?.(false);
  tracker.setAllowed?.(true);

  expect(stopped).toEqual([true, false]);
});

describe('its script', () => {
  it('sets isGaLoaded when it is in the page', async () => {
    const { bus, load } = open(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(200_000);

    expect(load.mock.calls).toEqual([['analytics']]);
    expect(bus.get('isGaLoaded')).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['never arrives', () => new Promise<void>(() => {})],
    ['fails', () => Promise.reject(new Error('blocked'))],
  ])('that %s is named once after 120 seconds', async (_how, load) => {
    const { bus } = open(load);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(logged).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200_000);

    expect(logged.mock.calls).toEqual([['Timeout. Google analytics not injected!']]);
    expect(bus.get('isGaLoaded')).toBe(false);
  });
});

it('sends a purchase once', () => {
  const { tracker } = open();
  const purchase = (transactionId: string) =>
    void tracker.send({ name: 'purchase', values: { transactionId, value: 10 } });
  purchase('A1');
  purchase('A1');
  purchase('B2');

  expect(of('event')).toEqual(
    ['A1', 'B2'].map((id) => ['event', 'purchase', { transaction_id: id, value: 10 }]),
  );
});

it.each([
  [
    'purchase',
    {
      transactionId: '4711',
      value: 59.9,
      shipping: 4.9,
      currency: 'EUR',
      paymentType: 'INVOICE',
      source: 'checkout',
      positions: [{ itemId: '1', productId: 'p', name: 'Bohrer', quantity: 2, price: 27.5 }],
    },
    {
      transaction_id: '4711',
      value: 59.9,
      shipping: 4.9,
      currency: 'EUR',
      payment_type: 'INVOICE',
      place: 'checkout',
      items: [{ item_id: '1', item_name: 'Bohrer', quantity: 2, price: 27.5 }],
    },
  ],
  [
    'view_item_list',
    { source: 'product_list', category: 'holz', page: 2, items: [{ itemId: '1', position: 3 }] },
    {
      item_list_name: 'product_list',
      category: 'holz',
      page: 2,
      items: [{ item_id: '1', index: 3 }],
    },
  ],
  [
    'add_to_cart',
    { source: 'product_sale_box', itemId: '1', productId: 'p', quantity: 3 },
    { place: 'product_sale_box', product_id: 'p', items: [{ item_id: '1', quantity: 3 }] },
  ],
  [
    'view_promotion',
    { promotionId: 'w', promotionName: 'Winter', creativeName: 'Laub', creativeSlot: 's1' },
    { promotion_id: 'w', promotion_name: 'Winter', creative_name: 'Laub', creative_slot: 's1' },
  ],
  [
    'search_suggestion',
    { value: 'Bohrer', query: 'eva@example.org', position: 1 },
    { chosen_value: 'Bohrer', position: 1 },
  ],
  ['page_view', { path: '/account/' }, {}],
])('maps %s', (name, values, parameters) => {
  expect(googleEventOf({ name, values })).toEqual({ name, parameters });
});

it('keeps the limits of Google', () => {
  const values = Object.fromEntries(
    Array.from({ length: 40 }, (_one, index) => [`f${index}`, 'x'.repeat(300)]),
  );
  const { parameters } = googleEventOf({ name: 'filter_list', values });

  expect(Object.keys(parameters)).toHaveLength(25);
  expect(parameters.f0).toHaveLength(100);
});
