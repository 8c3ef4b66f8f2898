import type { ErrorBody } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import type { Translate } from '@fachwerk/shared/widget';

/** Why an item is not shown. */
export function itemFailure(text: Translate, error: unknown): string {
  if (!isHttpError(error)) return text('desk.broken');
  const { globalErrors = [] } = (error.body ?? {}) as Partial<ErrorBody>;
  if (globalErrors.some(({ msg }) => msg === 'deskItem.unknownItem')) return text('desk.refused.unknownItem');
  if (error.status === 0) return text('desk.items.notKept');
  if (error.status === 403) return text('desk.refused.forbidden');
  return text('desk.broken');
}
