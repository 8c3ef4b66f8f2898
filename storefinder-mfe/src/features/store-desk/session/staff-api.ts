import {
  changePerson,
  lockStaff,
  readStaff,
  signInStaff,
  signOut,
  signOutStaff,
} from '@fachwerk/shared/calls';
import type { StaffState } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { type DeskSignOut, leaveDesk } from '@fachwerk/shared/staff';

export type StaffApi = ReturnType<typeof staffApi>;

/** The calls of the sign-in of staff. */
export const staffApi = (api: HttpClient) => ({
  read: (): Promise<StaffState> => api.call(readStaff),
  signIn: (number: string, password: string): Promise<StaffState> =>
    api.call(signInStaff, { json: { number, password } }),
  changePerson: (number: string, pin: string): Promise<StaffState> =>
    api.call(changePerson, { json: { number, pin } }),
  lock: (): Promise<StaffState> => api.call(lockStaff),
  signOut: (): Promise<StaffState> => api.call(signOutStaff),
  /** Repeats a sign-out: another login, made meanwhile, stays. */
  leave: (meant: DeskSignOut): Promise<void> => leaveDesk(api, meant),
  /** Ends the session of an operator at the page of operators; without one it does nothing. */
  async signOutOperator(): Promise<void> {
    await api.call(signOut);
  },
});
