import { isHttpError } from '@fachwerk/shared/http';

/** Why a list of the shop API did not come: without a login of the desk, or everything else. */
export const deskFailureOf = (error: unknown): 'signedOut' | 'failed' =>
  isHttpError(error) && (error.status === 401 || error.status === 403) ? 'signedOut' : 'failed';
