import { isHttpError } from '@fachwerk/shared/http';
import { failureText, type Translate } from '@fachwerk/shared/widget';

/** Why nothing was recorded or shown. */
export function releaseFailure(text: Translate, error: unknown): string {
  if (isHttpError(error) && error.status === 0) return text('desk.items.failed.offline');
  if (isHttpError(error) && error.status === 403) return text('desk.refused.forbidden');
  return failureText(text, error);
}
