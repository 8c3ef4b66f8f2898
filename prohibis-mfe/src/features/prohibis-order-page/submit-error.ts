import type { ProhibisConflict } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';

/** A refused submission or approval with the data of its answer (specification 8). */
export class SubmitError extends Error {
  override readonly name = 'SubmitError';

  constructor(
    readonly status: 400 | 412,
    readonly data: Partial<ProhibisConflict>,
  ) {
    super(`Request failed with ${status} error`);
  }
}

/** Undefined for every other failure, which has the general message. */
export function submitErrorOf(error: unknown): SubmitError | undefined {
  if (!isHttpError(error) || (error.status !== 400 && error.status !== 412)) return undefined;
  return new SubmitError(error.status, (error.body ?? {}) as Partial<ProhibisConflict>);
}
