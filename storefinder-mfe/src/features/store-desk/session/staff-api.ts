import { type HttpClient, HttpError } from '@fachwerk/shared/http';
import type { StaffApi } from './staff-state';

/** The sign-in of staff is not part of the API yet: as if there were no connection. */
export function staffApi(_api: HttpClient): StaffApi {
  const fail = () => Promise.reject(new HttpError('network', 'The API has no sign-in of staff yet.'));
  return { read: fail, signIn: fail, changePerson: fail, lock: fail, signOut: fail };
}
