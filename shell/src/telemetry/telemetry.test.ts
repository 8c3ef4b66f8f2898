import { type Bus, createBus } from '@fachwerk/shared/bus';
import { TelemetryReport } from '@fachwerk/shared/contracts';
import { createPendingWork } from '../core/pending-work';
import { followLeaving } from '../page/leaving';
import type { Placement } from '../release/release-index';
import { StepError } from '../steps/steps';
import { createTelemetry, type TelemetryOptions } from './telemetry';
import { usesOnPage } from './uses-on-page';

const placementOf = (name: string, mfe: string, version: string) =>
  ({ name, widget: { mfe }, mfe: { version } }) as unknown as Placement;
const cart = placementOf('cart-page', 'cart', '1.4.0-a');
const search = placementOf('search-box', 'search@2', '2.0.0-b');

let view = new AbortController();
let bus: Bus;
let work = createPendingWork();
const beacon = jest.fn((_url: string, _body: string) => true);
/** The reports, checked against the contract. */
const reports = () => beacon.mock.calls.map(([, body]) => TelemetryReport.parse(JSON.parse(body)));

function begin(options: Partial<TelemetryOptions> = {}) {
  bus = createBus();
  work = createPendingWork();
  const leaving = followLeaving(work, view.signal);
  return createTelemetry({
    bus,
    release: 'r1',
    origin: 'https://shop.example',
    page: '/basket/',
    signal: view.signal,
    leaving,
    ...options,
  });
}
const leave = () => window.dispatchEvent(new Event('pagehide'));
const show = (state: string) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const set = (name: string, value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true });
const thrown = (file: string, message = 'x is undefined') => {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at f (${file}:1:20)`;
  return error;
};

beforeEach(() => {
  jest.useFakeTimers();
  view = new AbortController();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => {
  view.abort();
  show('visible');
  set('readyState', 'complete');
  set('prerendering', false);
  jest.useRealTimers();
});

describe('a message that reached nobody', () => {
  it('is reported with its sender; one of the page itself is not', () => {
    const telemetry = begin();
    telemetry.found(cart);
    const sent = {
      id: 1,
      kind: 'event',
      name: 'search:comparison-requested',
      value: {},
      isHeard: false,
    } as const;
    const by = { widget: 'cart-page', mfe: 'cart', version: '1.4.0-a' };
    telemetry.lost({ ...sent, by }, 'nobody listens');
    telemetry.lost(sent, 'nobody listens');
    jest.advanceTimersByTime(2000);

    expect(reports()).toMatchObject([
      { messages: [{ ...by, name: 'search:comparison-requested', fault: 'nobody listens' }] },
    ]);
    expect(reports()[0]?.messages).toHaveLength(1);
  });

  it('reports a text that does not exist, with the widget that uses it', () => {
    const telemetry = begin();
    const by = { widget: 'cart-page', mfe: 'cart', version: '1.4.0-a' };
    telemetry.missingText(by, 'cart.next');
    telemetry.missingText(by, `cart.${'x'.repeat(200)}`);
    jest.advanceTimersByTime(2000);

    expect(reports()).toMatchObject([
      {
        messages: [
          { ...by, name: 'cart.next', fault: 'has no text' },
          { ...by, fault: 'has no text' },
        ],
      },
    ]);
  });
});

describe('a page view', () => {
  it('is reported when the page is idle, with its versions', () => {
    set('readyState', 'loading');
    const telemetry = begin();
    telemetry.found(cart);
    telemetry.found(search);
    telemetry.mounted(cart, 41.7);
    jest.advanceTimersByTime(10_000);
    expect(beacon).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(5000);
    expect(beacon.mock.calls[0]?.[0]).toBe('https://shop.example/federation/telemetry');
    expect(reports()).toEqual([
      {
        isFirst: true,
        release: 'r1',
        page: '/basket/',
        failed: [],
        errors: [],
        goals: 0,
        versions: { cart: '1.4.0-a', 'search@2': '2.0.0-b' },
        mounted: [{ widget: 'cart-page', mfe: 'cart', version: '1.4.0-a', ms: 42 }],
      },
    ]);
  });

  it.each([
    ['leaves', leave],
    ['turns to another tab', () => show('hidden')],
  ])('is told when the visitor %s early', (_what, go) => {
    set('readyState', 'loading');
    begin().found(cart);
    go();
    expect(reports()).toMatchObject([{ isFirst: true, versions: { cart: '1.4.0-a' }, mounted: [] }]);
  });

  it('is reported in parts with the new results; restored from the cache it is the same view', () => {
    const telemetry = begin();
    telemetry.found(cart);
    leave();
    leave();
    window.dispatchEvent(new Event('pageshow'));
    telemetry.mounted(cart, 5);
    leave();
    expect(reports().map(({ isFirst, mounted, versions }) => [isFirst, mounted.length, versions])).toEqual([
      [true, 0, { cart: '1.4.0-a' }],
      [false, 1, { cart: '1.4.0-a' }],
    ]);
  });

  it('of a page without widgets counts for no version', () => {
    begin();
    jest.advanceTimersByTime(10_000);
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });

  it('that was prerendered is reported when the visitor opens it', () => {
    set('prerendering', true);
    const telemetry = begin();
    telemetry.found(cart);
    jest.advanceTimersByTime(10_000);
    expect(beacon).not.toHaveBeenCalled();
    leave();
    expect(beacon).not.toHaveBeenCalled();
    set('prerendering', false);
    document.dispatchEvent(new Event('prerenderingchange'));
    jest.advanceTimersByTime(5000);
    expect(reports()).toHaveLength(1);
  });

  it('with more widgets than the contract allows is reported up to the limit', () => {
    const telemetry = begin();
    for (let index = 0; index < 400; index += 1) telemetry.mounted(cart, 1);
    leave();
    expect(reports()[0]?.mounted).toHaveLength(300);
  });
});

describe('failures', () => {
  it('within a second are reported together, with the replacement', () => {
    const telemetry = begin();
    telemetry.found(cart);
    jest.advanceTimersByTime(5000);
    beacon.mockClear();

    telemetry.failed(cart, new StepError('load', new Error(`404\n${'x'.repeat(400)}`)), '1.3.9-b');
    jest.advanceTimersByTime(500);
    telemetry.failed(search, new StepError('render', new Error('y'.repeat(400))), undefined);
    jest.advanceTimersByTime(600);

    expect(reports()).toHaveLength(1);
    expect(reports()[0]).toMatchObject({
      isFirst: false,
      failed: [
        {
          widget: 'cart-page',
          mfe: 'cart',
          version: '1.4.0-a',
          step: 'load',
          message: '404',
          healedBy: '1.3.9-b',
        },
        { widget: 'search-box', mfe: 'search@2', step: 'render', message: 'y'.repeat(300) },
      ],
    });
  });

  it('of files that the browser cancels because the visitor leaves count for no version', () => {
    const telemetry = begin();
    telemetry.found(cart);
    void work.add('cart-page', new Promise(() => {}));
    window.dispatchEvent(new Event('beforeunload'));
    telemetry.failed(cart, new StepError('load', new Error('cancelled')), undefined);
    window.dispatchEvent(
      new ErrorEvent('error', { error: thrown('/assets/cart/1.4.0-a/1.js', 'ChunkLoadError') }),
    );
    leave();
    telemetry.failed(cart, new StepError('load', new Error('cancelled')), undefined);
    jest.runAllTimers();

    expect(reports()).toMatchObject([{ failed: [], errors: [] }]);
  });

  it('count for the version that failed, also after a replacement', () => {
    const telemetry = begin();
    telemetry.found(cart);
    telemetry.mounted(placementOf('cart-page', 'cart', '1.3.9-b'), 3);
    leave();
    expect(reports()[0]?.versions).toEqual({ cart: '1.4.0-a' });
  });

  it('are limited per page', () => {
    begin();
    for (let index = 0; index < 200; index += 1)
      window.dispatchEvent(new ErrorEvent('error', { error: thrown('/assets/cart/1.4.0-a/browser/x.js') }));
    leave();
    expect(reports()[0]?.errors).toHaveLength(50);
  });
});

describe('a version that changed functions of the page', () => {
  const guilty = { mfe: 'search', version: '2.0.0-b' };

  it('is reported as a failure of its own, and as the likely cause of later ones', () => {
    const telemetry = begin();
    telemetry.changed(guilty, 'changed Array.prototype.map');
    telemetry.failed(cart, new StepError('render', new Error('x is undefined')), undefined);
    telemetry.failed(search, new StepError('render', new Error('y')), undefined);
    leave();
    expect(reports()[0]?.failed).toEqual([
      { ...guilty, widget: '', step: 'page', message: 'changed Array.prototype.map' },
      expect.objectContaining({ widget: 'cart-page', version: '1.4.0-a', cause: guilty }),
      expect.not.objectContaining({ cause: expect.anything() as unknown }),
    ]);
  });

  it('is no cause of failures before it', () => {
    const telemetry = begin();
    telemetry.failed(cart, new StepError('render', new Error('x')), undefined);
    telemetry.changed(guilty, 'changed fetch');
    leave();
    expect(reports()[0]?.failed[0]).not.toHaveProperty('cause');
  });
});

describe('uncaught errors', () => {
  it('belong to the micro-frontend whose file threw them', () => {
    begin();
    const file = 'https://shop.example/assets/cart/1.4.0-a/browser/cart-page.1.js';
    window.dispatchEvent(new ErrorEvent('error', { error: thrown(file), message: 'Uncaught' }));
    window.dispatchEvent(new ErrorEvent('error', { filename: file, message: 'Script error.' }));
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: thrown(file, 'too late') }),
    );
    leave();
    const from = { mfe: 'cart', version: '1.4.0-a' };
    expect(reports()[0]?.errors).toEqual([
      { ...from, message: 'x is undefined' },
      { ...from, message: 'Script error.' },
      { ...from, message: 'too late' },
    ]);
  });

  it('belong to the shell where its own files threw them', () => {
    begin({ shell: '0.2.0-abc' });
    const file = 'https://shop.example/shell/0.2.0-abc/shell.js';
    window.dispatchEvent(new ErrorEvent('error', { error: thrown(file) }));
    leave();
    expect(reports()[0]).toMatchObject({
      versions: { shell: '0.2.0-abc' },
      errors: [{ mfe: 'shell', version: '0.2.0-abc' }],
    });
  });

  it('of the page itself are not reported', () => {
    begin();
    window.dispatchEvent(new ErrorEvent('error', { error: thrown('https://shop.example/theme/main.js') }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'text' }));
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });
});

it('counts what shoppers come for, and nothing else that is measured', () => {
  begin();
  for (const name of ['add_to_cart', 'view_item', 'purchase'])
    bus.publish('tracking:reported', { name, values: { secret: 1 } });
  leave();
  expect(reports()[0]).toMatchObject({ goals: 2 });
  expect(beacon.mock.calls[0]?.[1]).not.toContain('secret');
});

it('a third-party page reports once which widgets it uses', () => {
  document.body.innerHTML = `<div data-widget="teaser" data-props='{"itemId":"7"}'></div><div data-widget="broken" data-props="{"></div><div data-widget="plain"></div>`;
  const telemetry = begin({ page: 'https://blog.example/post', uses: usesOnPage });
  telemetry.found(cart);
  leave();
  telemetry.mounted(cart, 1);
  leave();
  expect(reports().map(({ uses }) => uses)).toEqual([
    [
      { widget: 'teaser', props: { itemId: '7' } },
      { widget: 'plain', props: {} },
    ],
    undefined,
  ]);
  document.body.replaceChildren();
});

it('finds another way where the browser takes no beacon', () => {
  beacon.mockReturnValueOnce(false);
  const fetched = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, { fetch: fetched });
  begin().found(cart);
  leave();
  expect(fetched).toHaveBeenCalledWith(
    'https://shop.example/federation/telemetry',
    expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'include', mode: 'no-cors' }),
  );
});
