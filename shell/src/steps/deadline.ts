import { withTimeout } from '../core/timeout';

/**
 * Milliseconds that each step of a widget's lifecycle may take. The outer bound for a chunk is 120,000
 * (specification 8, shared/build/chunk-timeouts.json); it applies to chunks of the shell. All deadlines are
 * shorter, and chunks of micro-frontends fail early enough for a second attempt.
 */
export const DEADLINES = {
  resolve: 8000,
  load: 14_000,
  props: 14_000,
  data: 16_000,
  mount: 8000,
  update: 8000,
  unmount: 4000,
};
export type Step = keyof typeof DEADLINES;

export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Rejects when the result is not there in time. A later result is ignored. */
export function withDeadline<T>(step: Step, work: Promise<T>, milliseconds = DEADLINES[step]): Promise<T> {
  const late = () => new DeadlineError(`${step} took longer than ${milliseconds} ms`);
  return withTimeout(work, milliseconds, late);
}
