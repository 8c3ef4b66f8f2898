import type { Bus } from '@fachwerk/shared/bus';

export interface WidgetFailure {
  widget: string;
  /** Id of its element. */
  id: string;
  step: string;
  error: unknown;
  /** Of its micro-frontend; unknown where nobody offers the widget. */
  version?: string | undefined;
  /** Version that took its place and works. */
  healedBy?: string | undefined;
}

/**
 * Says once what happened: to the page as an event, to developers and integrators as one line in the console, in
 * production too: on a page of another system the console is all they have.
 */
export function reportFailure(bus: Bus, failure: WidgetFailure): void {
  const { widget, id, step, error, version, healedBy } = failure;
  const message = firstLine(error);
  const cure = healedBy ? ` (${version} was replaced by ${healedBy})` : '';
  // eslint-disable-next-line no-console -- see above
  console.error(`Widget '${widget}' (#${id}) on ${location.pathname} failed at ${step}: ${message}${cure}`);
  bus.publish('shell:widget-failed', { widget, id, step, message, version, healedBy });
}

/** Some libraries append pages of context. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** React repaired it (e.g. server and browser disagreed): a bug all the same. */
export function reportRepaired(widget: string, id: string, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  // eslint-disable-next-line no-console -- a mismatch must be seen in every check
  console.error(`Widget '${widget}' (#${id}) was repaired: ${String(error)}${cause}`);
}
