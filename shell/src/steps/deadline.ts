import { withTimeout } from '../core/timeout';
import { timeLimit } from '../time-limits';

export type Step = 'resolve' | 'load' | 'props' | 'data' | 'mount' | 'update' | 'unmount';

export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Rejects when the result is not there in time. A later result is ignored. */
export function withDeadline<T>(step: Step, work: Promise<T>, milliseconds = timeLimit(step)): Promise<T> {
  const late = () => new DeadlineError(`${step} took longer than ${milliseconds} ms`);
  return withTimeout(work, milliseconds, late);
}
