import { sendTelemetry } from '@fachwerk/shared/calls';
import { GOALS, type Bus } from '@fachwerk/shared/bus';
import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { firstLine } from '../steps/report-failure';
import type { StepError } from '../steps/steps';
import type { Placement } from '../release/release-index';

/** What the lives of the widgets tell. */
export interface Telemetry {
  found(placement: Placement): void;
  mounted(placement: Placement, milliseconds: number): void;
  failed(placement: Placement, failure: StepError, healedBy: string | undefined): void;
}

export interface TelemetryOptions {
  bus: Bus;
  release: string;
  /** Version of the shell, where the page's release says it. */
  shell?: string | undefined;
  /** Of the shop. */
  origin: string;
  /** Of this page: path, on pages of others with origin. */
  page: string;
  /** Only on pages of others, for the census. */
  uses?: () => TelemetryReport['uses'];
  signal: AbortSignal;
}

/** Enough to see what happens; a page that fails in a loop must not report in a loop. */
const MOST_PROBLEMS = 50;
/** Of the contract: characters of a text, and widgets. */
const LONGEST = 300;
const MOST_MOUNTED = 300;
const BATCH_MS = 1000;
/** Of a micro-frontend, or of the shell itself. */
const FILE = /\/(?:assets\/([^/]+)|(shell))\/(\d[^/]*)\//;

/**
 * Tells the registry how this page view went, without anything about the visitor: what new versions are compared by. Sent
 * when the page has come to rest, soon after each failure, and when the visitor leaves.
 */
export function createTelemetry({ bus, origin, page, signal, ...view }: TelemetryOptions): Telemetry {
  const empty = (): Omit<TelemetryReport, 'isFirst' | 'release' | 'page' | 'versions'> => ({
    mounted: [],
    failed: [],
    errors: [],
    goals: 0,
  });
  /** In every part: a goal that is reached later is theirs too. */
  const versions: Record<string, string> = view.shell ? { shell: view.shell } : {};
  let part = empty();
  let isFirst = true;
  let hasNews = false;
  let problems = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    // A page that is prepared in advance is no view yet.
    if (!hasNews || (document as { prerendering?: boolean }).prerendering) return;
    const report: TelemetryReport = {
      ...{ isFirst, release: view.release, page: page.slice(0, LONGEST), versions },
      ...part,
    };
    if (isFirst && view.uses) report.uses = view.uses();
    part = empty();
    isFirst = hasNews = false;
    post(origin + sendTelemetry.path, JSON.stringify(report));
  };
  const sendSoon = () => {
    timer ??= setTimeout(send, BATCH_MS);
  };
  const problem = (add: () => void) => {
    problems += 1;
    if (problems > MOST_PROBLEMS) return;
    hasNews = true;
    add();
    sendSoon();
  };

  /** Whose file threw it; what the page itself throws is none of our business. */
  const uncaught = (error: unknown, file = '') => {
    const [, mfe, shell, version] = FILE.exec(`${file} ${error instanceof Error ? error.stack : ''}`) ?? [];
    const thrower = mfe ?? shell;
    if (thrower && version)
      problem(() => part.errors.push({ mfe: thrower, version, message: firstLine(error).slice(0, LONGEST) }));
  };

  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal });
  on(window, 'error', (event) => {
    const { error, filename, message } = event as ErrorEvent;
    uncaught(error ?? message, filename);
  });
  on(window, 'unhandledrejection', (event) => uncaught((event as PromiseRejectionEvent).reason));
  on(window, 'pagehide', send);
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  // Widgets come to life around the load event; what comes later is told with the next part.
  const atRest = () => setTimeout(sendSoon, BATCH_MS);
  if (document.readyState === 'complete') atRest();
  else on(window, 'load', atRest);

  bus.on(
    'tracking:reported',
    ({ name }) => {
      if (!GOALS.includes(name)) return;
      part.goals += 1;
      hasNews = true;
    },
    signal,
  );

  const from = ({ name, widget, mfe }: Placement) => {
    // Where another version took over, the view is still one of the version that failed.
    versions[widget.mfe] ??= mfe.version;
    return { widget: name, mfe: widget.mfe, version: mfe.version };
  };
  return {
    found(placement) {
      from(placement);
      hasNews = true;
    },
    mounted(placement, milliseconds) {
      if (part.mounted.length < MOST_MOUNTED)
        part.mounted.push({ ...from(placement), ms: Math.round(milliseconds) });
      hasNews = true;
    },
    failed: (placement, { step, message }, healedBy) =>
      problem(() =>
        part.failed.push({
          ...from(placement),
          step,
          message: firstLine(message).slice(0, LONGEST),
          healedBy,
        }),
      ),
  };
}

function post(url: string, body: string): void {
  try {
    if (navigator.sendBeacon(url, body)) return;
  } catch {
    // Absent, or the page forbids it.
  }
  fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'include' }).catch(
    () => {},
  );
}
