import type { Bus } from '@fachwerk/shared/bus';
import { METRICS_KEY_HEADER } from '@fachwerk/shared/calls';
import type { MetricsConfig, Release, WebVitalsReport } from '@fachwerk/shared/contracts';
import { ratingOf, type WebVital } from '@fachwerk/shared/rules';
import { type MetricType, onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import { vitalTarget } from './vital-target';

export interface Measuring {
  metrics: MetricsConfig;
  country: string;
  release: Release;
  bus: Bus;
  signal: AbortSignal;
}

type Metrics = WebVitalsReport['performanceMetrics'];

const ALL_CHANGES = { reportAllChanges: true };

/**
 * Measures this page view and sends the values when the page is hidden, each once: a page that is hidden
 * again sends what it has measured for the first time since. A page that comes back from the memory of the
 * browser is a view of its own. After the consent is withdrawn nothing is sent any more.
 */
export function measureWebVitals({ metrics, country, release, bus, signal }: Measuring): void {
  // The library needs it to know what the browser can measure.
  if (typeof PerformanceObserver !== 'function' || !PerformanceObserver.supportedEntryTypes) return;
  const allowed = untilWithdrawn(bus, signal);
  if (allowed.aborted) return;

  const sent = new Set<WebVital>();
  let waiting: Metrics = {};
  let part = 1;
  /** Keeps the element, too: it may be gone when the page is hidden. */
  const note = (metric: MetricType) => {
    const name = metric.name as WebVital;
    if (allowed.aborted || sent.has(name)) return;
    const time = Math.round(metric.value * 1000) / 1000;
    waiting[name] = { time, rating: ratingOf(name, time), ...vitalTarget(metric, release) };
  };
  onLCP(note, ALL_CHANGES);
  onCLS(note, ALL_CHANGES);
  onINP(note, ALL_CHANGES);
  onFCP(note, ALL_CHANGES);

  const send = () => {
    const names = Object.keys(waiting) as WebVital[];
    if (names.length === 0) return;
    const report: WebVitalsReport = {
      url: location.origin + (metrics.path ?? location.pathname),
      pageType: metrics.pageType,
      timestamp: new Date().toISOString(),
      userAgent: navigator.userAgent,
      country,
      environment: metrics.environment,
      release: release.id,
      part,
      performanceMetrics: waiting,
    };
    names.forEach((name) => sent.add(name));
    waiting = {};
    part += 1;
    post(metrics, report);
  };
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { signal: allowed });
  // Without capture: after all listeners of the library, which completes its values in them.
  listen('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  listen('pagehide', send);
  listen('pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    sent.clear();
    waiting = {};
    part = 1;
  });
}

/** Ends with the page, and when the visitor no longer allows it. */
function untilWithdrawn(bus: Bus, signal: AbortSignal): AbortSignal {
  const allowed = new AbortController();
  signal.addEventListener('abort', () => allowed.abort(), { once: true });
  bus.watch(
    'consent@2',
    (choice) => {
      if (!choice?.services.includes('web-vitals')) allowed.abort();
    },
    signal,
  );
  return allowed.signal;
}

/** Not `sendBeacon`, which has no headers. A report that does not arrive is lost. */
function post({ url, key }: MetricsConfig, report: WebVitalsReport): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [METRICS_KEY_HEADER]: key },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}
