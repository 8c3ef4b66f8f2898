import type { Bus } from '@fachwerk/shared/bus';

export interface WidgetFailure {
  widget: string;
  /** Id of its element. */
  id: string;
  step: string;
  error: unknown;
}

/**
 * Says once what happened: to the page as an event, to developers and integrators as one line in the console, in
 * production too: on a page of another system the console is all they have.
 */
export function reportFailure(bus: Bus, { widget, id, step, error }: WidgetFailure): void {
  // Some libraries append pages of context.
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  // eslint-disable-next-line no-console -- see above
  console.error(`Widget '${widget}' (#${id}) on ${location.pathname} failed at ${step}: ${message}`);
  bus.publish('shell:widget-failed', { widget, id, step, message });
}

/** React repaired it (e.g. server and browser disagreed): a bug all the same. */
export function reportRepaired(widget: string, id: string, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  // eslint-disable-next-line no-console -- a mismatch must be seen in every check
  console.error(`Widget '${widget}' (#${id}) was repaired: ${String(error)}${cause}`);
}
