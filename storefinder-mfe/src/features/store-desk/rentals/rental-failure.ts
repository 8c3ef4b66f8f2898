import type { ErrorBody } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import type { Translate } from '@fachwerk/shared/widget';

/** Texts of the server about rentals. */
const OWN = 'deskError.rental';

export const isOffline = (error: unknown): boolean => isHttpError(error) && error.status === 0;

/** The booking is not as it was shown: another person has changed it. */
export const isMovedMeanwhile = (error: unknown): boolean =>
  isHttpError(error) && [404, 409, 412].includes(error.status);

/** One sentence about a call that was not carried out: that of the server, else by the kind of fault. */
export function rentalFailure(text: Translate, error: unknown): string {
  if (!isHttpError(error)) return text('desk.broken');
  const { globalErrors = [] } = (error.body ?? {}) as Partial<ErrorBody>;
  const own = globalErrors.find(({ msg }) => msg.startsWith(OWN));
  if (own) return text(own.msg, own.values as Record<string, string | number> | undefined);
  switch (error.status) {
    case 0:
      return text('desk.rentals.failed.offline');
    case 400:
      return text('desk.rentals.failed.input');
    case 403:
      return text('desk.refused.forbidden');
    case 404:
      return text('desk.rentals.failed.unknown');
    case 409:
    case 412:
      return text('desk.refused.moved');
    default:
      return text('desk.broken');
  }
}
