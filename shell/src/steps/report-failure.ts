import type { Bus } from '@fachwerk/shared/bus';

export interface WidgetFailure {
  widget: string;
  /** Id of the widget's element. */
  id: string;
  step: string;
  error: unknown;
  /** Version of the micro-frontend; undefined if no micro-frontend has the widget. */
  version?: string | undefined;
  /** Version that replaced it. */
  healedBy?: string | undefined;
}

/**
 * Reports a failure once: as an event of the page and as one line in the console. The console is used in
 * production too, because integrators of third-party pages have nothing else.
 */
export function reportFailure(bus: Bus, failure: WidgetFailure): void {
  const { widget, id, step, error, version, healedBy } = failure;
  const message = firstLine(error);
  const cure = healedBy ? ` (${version} was replaced by ${healedBy})` : '';
  // eslint-disable-next-line no-console -- see above
  console.error(`Widget '${widget}' (#${id}) on ${location.pathname} failed at ${step}: ${message}${cure}`);
  bus.publish('shell:widget-failed', { widget, id, step, message, version, healedBy });
}

/** First line only: some libraries append pages of context. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** React repaired a difference (e.g. between server and browser), which is still a bug. */
export function reportRepaired(widget: string, id: string, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  // eslint-disable-next-line no-console -- journeys fail at a mismatch
  console.error(`Widget '${widget}' (#${id}) was repaired: ${String(error)}${cause}`);
}
