import { type Bus, GOALS, type SentMessage } from '@fachwerk/shared/bus';
import { sendTelemetry } from '@fachwerk/shared/calls';
import type { TelemetryReport } from '@fachwerk/shared/contracts';
import type { VersionName } from '../intrinsics/intrinsics';
import type { Leaving } from '../page/leaving';
import type { Placement } from '../release/release-index';
import { firstLine } from '../steps/report-failure';
import type { StepError } from '../steps/steps';

/** The widget whose text is missing. */
export interface TextUser extends VersionName {
  widget: string;
}

/** Receives the results of the widget lifecycles. */
export interface Telemetry {
  found(placement: Placement): void;
  mounted(placement: Placement, milliseconds: number): void;
  failed(placement: Placement, failure: StepError, healedBy: string | undefined): void;
  /** A message of a widget has no subscriber or does not match its schema. */
  lost(message: SentMessage, fault: string): void;
  /** A widget has asked for a text that does not exist. Affects no rollout. */
  missingText(by: TextUser, key: string): void;
  /** A version has changed functions of the page: its own failure, and the likely cause of later ones. */
  changed(by: VersionName, message: string): void;
}

export interface TelemetryOptions {
  bus: Bus;
  release: string;
  /** Version of the shell, if the page has a release. */
  shell?: string | undefined;
  /** Origin of the shop. */
  origin: string;
  /** Path of this page, with origin on third-party pages. */
  page: string;
  /** For the usage inventory, on third-party pages only. */
  uses?: () => TelemetryReport['uses'];
  leaving: Leaving;
  signal: AbortSignal;
}

/** Limits the reports of a page that fails in a loop. */
const MOST_PROBLEMS = 50;
/** Limits of the contract: characters of a text. */
const LONGEST = 300;
const LONGEST_FAULT = 200;
const LONGEST_NAME = 80;
const NO_TEXT = 'has no text';
const MOST_MOUNTED = 300;
const BATCH_MS = 1000;
/** Address of a file of a micro-frontend or of the shell. */
const FILE = /\/(?:assets\/([^/]+)|(shell))\/(\d[^/]*)\//;

/**
 * Reports the results of this page view to the registry, which compares versions by them. Contains no data
 * about the visitor. Sent when the page is idle, soon after each failure, and when the visitor leaves; what
 * fails after that is not the fault of a version.
 */
export function createTelemetry({
  bus,
  origin,
  page,
  leaving,
  signal,
  ...view
}: TelemetryOptions): Telemetry {
  const empty = (): Omit<TelemetryReport, 'isFirst' | 'release' | 'page' | 'versions'> => ({
    mounted: [],
    failed: [],
    errors: [],
    goals: 0,
  });
  // In every report, because goals that are reached later count for the versions too.
  const versions: Record<string, string> = view.shell ? { shell: view.shell } : {};
  let part = empty();
  let isFirst = true;
  let hasNews = false;
  let problems = 0;
  let suspect: VersionName | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!hasNews || isPrerendered()) return;
    const report: TelemetryReport = {
      isFirst,
      release: view.release,
      page: page.slice(0, LONGEST),
      versions,
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
  const problem = (add: () => void) =>
    leaving.ifStaying(() => {
      problems += 1;
      if (problems > MOST_PROBLEMS) return;
      hasNews = true;
      add();
      sendSoon();
    });

  /** Reports an error if its file belongs to a version; other errors of the page are ignored. */
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
  // Most widgets mount around the load event; later results go into the next report.
  const atRest = () => setTimeout(sendSoon, BATCH_MS);
  if (document.readyState === 'complete') atRest();
  else on(window, 'load', atRest);
  // The visitor opened the page that the browser had prepared.
  on(document, 'prerenderingchange', atRest);

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
    // After a replacement the view still counts for the version that failed.
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
      problem(() => {
        const victim = from(placement);
        part.failed.push({
          ...victim,
          step,
          message: firstLine(message).slice(0, LONGEST),
          healedBy,
          ...(suspect && suspect.version !== victim.version && { cause: suspect }),
        });
      }),
    lost({ name, by }, fault) {
      if (by)
        problem(() => (part.messages ??= []).push({ ...by, name, fault: fault.slice(0, LONGEST_FAULT) }));
    },
    missingText: (by, key) =>
      problem(() => (part.messages ??= []).push({ ...by, name: key.slice(0, LONGEST_NAME), fault: NO_TEXT })),
    changed(by, message) {
      suspect ??= by;
      problem(() =>
        part.failed.push({ ...by, widget: '', step: 'page', message: message.slice(0, LONGEST) }),
      );
    },
  };
}

/** A page that the browser prepares is not a view yet. */
const isPrerendered = (): boolean => (document as { prerendering?: boolean }).prerendering === true;

function post(url: string, body: string): void {
  try {
    if (navigator.sendBeacon(url, body)) return;
  } catch {
    // Not available, or forbidden by the page.
  }
  fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'include' }).catch(
    () => {},
  );
}
