import { type Bus, createBus } from '@fachwerk/shared/bus';
import { type MetricsConfig, type Release, WebVitalsReport } from '@fachwerk/shared/contracts';
import { choiceOf } from '@fachwerk/shared/rules';
import type { MetricType } from 'web-vitals';
import { offerWebVitals } from './offer-web-vitals';

/** The values that the browser of this test has measured; jsdom measures none. */
const listeners = new Map<string, (metric: MetricType) => void>();
const observed = jest.fn();
jest.mock('web-vitals', () => {
  const on = (name: string) => (listener: (metric: MetricType) => void) => {
    observed(name);
    listeners.set(name, listener);
  };
  return { onLCP: on('LCP'), onCLS: on('CLS'), onINP: on('INP'), onFCP: on('FCP') };
});

const METRICS: MetricsConfig = {
  url: 'https://metrics.example/collect',
  key: 'key-of-the-pages',
  sample: 1,
  environment: 'test',
  pageType: 'ADS',
};
const RELEASE = {
  id: '0123456789ab',
  widgets: { teaser: { mfe: 'content@2' } },
  mfes: { 'content@2': { version: '2.0.0-c' } },
  chunks: {},
} as unknown as Release;

const fetched = jest.fn(() => Promise.resolve());
/** The code of the measurement has arrived, if it was asked for, and has begun. */
async function settle(): Promise<void> {
  await import('./web-vitals');
  await new Promise((resolve) => setTimeout(resolve));
}
let page: AbortController;
let bus: Bus;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  page = new AbortController();
  bus = createBus({ validate: true });
  listeners.clear();
  observed.mockClear();
  fetched.mockClear();
  visibility = 'visible';
  globalThis.fetch = fetched as unknown as typeof fetch;
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(globalThis, 'PerformanceObserver', {
    configurable: true,
    value: Object.assign(jest.fn(), { supportedEntryTypes: ['event'] }),
  });
  history.replaceState(null, '', '/p/hammer-7/?token=secret#top');
  document.body.innerHTML = `<main>
    <div data-widget="product-page" data-widget-version="search@1.4.0-a"><div class="erika"><img id="erika"></div><button>Erika</button></div>
    <div data-widget="teaser"><p>Text</p></div>
    <footer><a>Impressum</a></footer></main>`;
});
afterEach(() => {
  page.abort();
  jest.restoreAllMocks();
});

function open(metrics: MetricsConfig | undefined = METRICS, isOwnPage = true) {
  offerWebVitals(
    {
      isOwnPage,
      release: RELEASE,
      config: {
        shopLocale: 'de-DE',
        pageUrls: {} as never,
        apiOrigin: '',
        ...(metrics && { metrics }),
      },
    },
    bus,
    page.signal,
  );
}
const decide = async (...allowed: string[]) => {
  bus.set('consent@2', choiceOf(allowed, ['web-vitals', 'analytics']));
  await settle();
};
const measure = (name: 'LCP' | 'CLS' | 'INP' | 'FCP', value: number, entries: unknown[] = []) =>
  listeners.get(name)?.({ name, value, entries } as unknown as MetricType);
function become(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const hide = () => {
  become('hidden');
  become('visible');
};
/** The sent reports, checked against the contract. */
const reports = () =>
  (fetched.mock.calls as unknown as [string, RequestInit][]).map(([, { body }]) =>
    WebVitalsReport.parse(JSON.parse(String(body))),
  );
const find = (selector: string) => document.querySelector(selector);

it('sends the metrics with key and facts of the view when the page is hidden', async () => {
  open();
  await decide('web-vitals');
  measure('LCP', 2500, [{ element: find('img') }]);
  measure('CLS', 0.26, [{ value: 0.26, sources: [{ node: find('p')?.firstChild }] }]);
  measure('INP', 240, [{ target: find('button') }]);
  measure('FCP', 900.12345);
  expect(fetched).not.toHaveBeenCalled();
  become('hidden');

  expect(fetched).toHaveBeenCalledWith(
    'https://metrics.example/collect',
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'x-metrics-key': 'key-of-the-pages' },
    }),
  );
  expect(reports()).toEqual([
    {
      url: 'http://localhost/p/hammer-7/',
      pageType: 'ADS',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      userAgent: navigator.userAgent,
      country: 'DE',
      environment: 'test',
      release: '0123456789ab',
      part: 1,
      performanceMetrics: {
        LCP: {
          time: 2500,
          rating: 'good',
          target: 'product-page > div > img',
          widget: 'product-page',
          version: 'search@1.4.0-a',
        },
        CLS: {
          time: 0.26,
          rating: 'poor',
          target: 'teaser > p',
          widget: 'teaser',
          version: 'content@2.0.0-c',
        },
        INP: {
          time: 240,
          rating: 'needs-improvement',
          target: 'product-page > button',
          widget: 'product-page',
          version: 'search@1.4.0-a',
        },
        FCP: { time: 900.123, rating: 'good', target: '' },
      },
    },
  ]);
});

it('sends what the library completes while the page is being hidden', async () => {
  open();
  await decide('web-vitals');
  // The library adds listeners with each interaction, after ours.
  window.addEventListener('visibilitychange', () => measure('INP', 240), { once: true, capture: true });
  hide();

  expect(reports()[0]?.performanceMetrics.INP?.time).toBe(240);
});

it('sends no query, id, class or text of the page', async () => {
  open();
  await decide('web-vitals');
  measure('LCP', 1, [{ element: find('img') }]);
  hide();

  const { userAgent: _, ...report } = reports()[0] ?? ({} as WebVitalsReport);
  expect(JSON.stringify(report)).not.toMatch(/secret|token|erika|Erika|top/);
});

it('sends the pattern of an address that may name an order', async () => {
  open({ ...METRICS, path: '/bestellungen/{orderId}/' });
  await decide('web-vitals');
  measure('LCP', 1);
  hide();

  expect(reports()[0]?.url).toBe('http://localhost/bestellungen/{orderId}/');
});

it('sends the type of the page as it is', async () => {
  open({ ...METRICS, pageType: 'Warenkorb' });
  await decide('web-vitals');
  measure('LCP', 1);
  hide();

  expect(reports()[0]?.pageType).toBe('Warenkorb');
});

it('sends each metric once per view, with its last value', async () => {
  open();
  await decide('web-vitals');
  measure('LCP', 100);
  measure('LCP', 300);
  hide();
  window.dispatchEvent(new Event('pagehide'));
  measure('LCP', 700);
  hide();
  expect(reports()).toMatchObject([{ part: 1, performanceMetrics: { LCP: { time: 300 } } }]);

  measure('INP', 40);
  hide();
  expect(reports().slice(1)).toMatchObject([{ part: 2, performanceMetrics: { INP: { time: 40 } } }]);
  expect(reports()[1]?.performanceMetrics).not.toHaveProperty('LCP');
});

it('sends nothing for a hidden page without metrics', async () => {
  open();
  await decide('web-vitals');
  hide();
  window.dispatchEvent(new Event('pagehide'));

  expect(fetched).not.toHaveBeenCalled();
});

it('counts a page that comes back from the memory of the browser as another view', async () => {
  open();
  await decide('web-vitals');
  measure('LCP', 100);
  hide();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  measure('LCP', 8);
  hide();

  expect(reports()).toMatchObject([
    { part: 1, performanceMetrics: { LCP: { time: 100 } } },
    { part: 1, performanceMetrics: { LCP: { time: 8 } } },
  ]);
});

it('knows no element that is in no widget, or that is gone', async () => {
  open();
  await decide('web-vitals');
  measure('LCP', 1, [{ element: find('a') }]);
  measure('INP', 1, [{ target: null }]);
  hide();

  expect(reports()[0]?.performanceMetrics).toEqual({
    LCP: { time: 1, rating: 'good', target: 'html > body > main > footer > a' },
    INP: { time: 1, rating: 'good', target: '' },
  });
});

describe('without leave', () => {
  it.each([
    ['no collector is set', undefined, true],
    ['the page is of another site', METRICS, false],
  ])('nothing is loaded where %s', async (_what, metrics, isOwnPage) => {
    if (metrics) open(metrics, isOwnPage);
    else offerWebVitals({ isOwnPage, release: RELEASE, config: undefined }, bus, page.signal);
    await decide('web-vitals');

    expect(observed).not.toHaveBeenCalled();
  });

  it('nothing is loaded before the visitor has decided', async () => {
    open();
    await settle();
    hide();

    expect(observed).not.toHaveBeenCalled();
  });

  it('nothing is loaded after a denial, of everything or of this service', async () => {
    open();
    await decide();
    await decide('analytics');
    hide();

    expect(observed).not.toHaveBeenCalled();
  });

  it('nothing is sent after a withdrawal, also not what was measured before', async () => {
    open();
    await decide('web-vitals');
    measure('LCP', 100);
    await decide();
    measure('CLS', 0.1);
    hide();
    await decide('web-vitals');
    measure('INP', 40);
    hide();
    window.dispatchEvent(new Event('pagehide'));

    expect(fetched).not.toHaveBeenCalled();
  });

  it('nothing is measured if the visitor withdraws while the code loads', async () => {
    open();
    bus.set('consent@2', choiceOf(['web-vitals'], ['web-vitals']));
    await decide();

    expect(observed).not.toHaveBeenCalled();
  });
});

describe('with leave', () => {
  it('a returning visitor is measured once, without another decision', async () => {
    bus.set('consent@2', choiceOf(['web-vitals'], ['web-vitals']));
    open();
    await settle();
    measure('LCP', 100);
    hide();

    expect(observed.mock.calls).toEqual([['LCP'], ['CLS'], ['INP'], ['FCP']]);
    expect(reports()).toHaveLength(1);
  });

  it('a decision about another service changes nothing', async () => {
    open();
    await decide('web-vitals');
    await decide('web-vitals', 'analytics');
    measure('LCP', 100);
    hide();

    expect(observed).toHaveBeenCalledTimes(4);
    expect(reports()).toHaveLength(1);
  });

  it('a share of the views is measured', async () => {
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValueOnce(0.24);
    open({ ...METRICS, sample: 0.25 });
    await decide('web-vitals');
    expect(observed).not.toHaveBeenCalled();

    open({ ...METRICS, sample: 0.25 });
    await settle();
    expect(observed).toHaveBeenCalledTimes(4);
  });

  it('a browser that cannot measure is left alone', async () => {
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
    open();
    await decide('web-vitals');

    expect(observed).not.toHaveBeenCalled();
  });

  it('a collector that does not answer disturbs nothing', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open();
    await decide('web-vitals');
    measure('LCP', 100);
    hide();
    await settle();

    expect(reports()).toHaveLength(1);
  });
});
