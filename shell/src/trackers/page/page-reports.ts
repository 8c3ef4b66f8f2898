import type { Bus } from '@fachwerk/shared/bus';
import { followPromotions } from './promotions';
import { followScrollDepth } from './scroll-depth';
import type { SendReport } from './send-report';
import { followTimeOnPage } from './time-on-page';

export interface PageReportOptions {
  bus: Bus;
  signal: AbortSignal;
  /** A page of the content on which visitors begin; the first page of a visit is one in any case. */
  isLanding: boolean | undefined;
}

/** Reports the view of the page, and how it is read. A page that comes back from memory is a new view. */
export function startPageReports({ bus, signal, isLanding }: PageReportOptions): void {
  const report: SendReport = (name, values) => bus.publish('tracking:reported', { name, values });
  let view = new AbortController();
  const begin = () => {
    view.abort();
    view = new AbortController();
    report('page_view', { path: location.pathname });
    followTimeOnPage(report, view.signal);
    if (isLanding === true || isFirstOfVisit()) followScrollDepth(report, view.signal);
    followPromotions(report, view.signal);
  };
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal });
  on(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) begin();
  });
  signal.addEventListener('abort', () => view.abort());
  // A page that the browser prepares is not a view yet.
  if ((document as { prerendering?: boolean }).prerendering) on(document, 'prerenderingchange', begin);
  else begin();
}

/** By the address of the page before, so that nothing is stored. */
const isFirstOfVisit = (): boolean =>
  !document.referrer || new URL(document.referrer).origin !== location.origin;
