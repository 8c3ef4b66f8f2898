import { isHttpError } from '@fachwerk/shared/http';
import type { Translate } from '@fachwerk/shared/widget';

const SECONDS = 60;

/** Why the sign-in or the change of the person did not work. */
export function signInFailure(text: Translate, error: unknown, what: 'signIn' | 'pin' = 'signIn'): string {
  if (!isHttpError(error) || error.status >= 500) return text('desk.signIn.broken');
  if (error.status === 0) return text('desk.signIn.offline');
  if (error.status === 429)
    return text('desk.signIn.wait', { count: Math.ceil((error.retryAfterSeconds ?? SECONDS) / SECONDS) });
  return text(`desk.${what}.wrong`);
}
