import { isHttpError } from '@fachwerk/shared/http';
import type { Translate } from '@fachwerk/shared/widget';

/** Texts of the server about cases. */
const OWN = 'caseError.';

interface Refused {
  globalErrors?: readonly { msg: string; values?: Record<string, string | number> }[];
}

/** One sentence about a call that was not carried out: that of the server, else by the kind of fault. */
export function caseFailure(text: Translate, error: unknown): string {
  if (!isHttpError(error)) return text('desk.broken');
  const { globalErrors = [] } = (error.body ?? {}) as Refused;
  const own = globalErrors.find(({ msg }) => msg.startsWith(OWN));
  if (own) return text(own.msg, own.values);
  switch (error.status) {
    case 0:
      return text('desk.cases.failed.offline');
    case 400:
      return text('desk.cases.failed.input');
    case 403:
      return text('desk.refused.forbidden');
    case 404:
      return text('desk.cases.failed.unknownOrder');
    case 409:
      return text('caseError.moved');
    default:
      return text('desk.broken');
  }
}

/** The case is not as it was shown: another person has moved it or its order. */
export const isMovedMeanwhile = (error: unknown): boolean =>
  isHttpError(error) && [404, 409, 412].includes(error.status);
