import type { ErrorBody } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';

/** An operator is signed in, who has to name a desk. */
const NO_DESK_NAMED = 'staffError.desk';

/** Refused because of who is signed in now: no one, a locked device, or another person than is shown. */
export function isAboutPerson(error: unknown): boolean {
  if (!isHttpError(error)) return false;
  const { globalErrors = [] } = (error.body ?? {}) as Partial<ErrorBody>;
  return error.status === 401 || globalErrors.some(({ msg }) => msg === NO_DESK_NAMED);
}
