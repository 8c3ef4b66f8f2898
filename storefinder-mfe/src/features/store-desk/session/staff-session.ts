import type { ErrorBody, StaffState } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { type DeskStorage, PERSONAL } from '../storage/desk-storage';
import type { StaffApi } from './staff-api';

export interface SessionState {
  status: 'loading' | 'signed-out' | 'locked' | 'signed-in';
  staff: StaffState | null;
  /** The desk that is worked for: that of the person, or the one that an operator has named. */
  desk: string | null;
  /** The server did not answer: what is shown was kept on the device. */
  isFromDevice: boolean;
  /** The login has just ended because of wrong PINs. */
  hasEndedByPins?: boolean;
  /** The registry did not answer when an operator signed out. */
  mayBeAtOperations?: boolean;
}

const STAFF = `${PERSONAL}staff`;
const DESK_OF_OPERATOR = `${PERSONAL}desk`;
/** The role of a person who has signed out without a connection; the server learns it first. */
const SIGN_OUT_WANTED = 'sign-out-wanted';

const isSilent = (error: unknown): boolean =>
  isHttpError(error) && (error.status === 0 || error.status >= 500 || error.status === 429);

function isEndedByPins(error: unknown): boolean {
  const { globalErrors = [] } = ((isHttpError(error) && error.body) || {}) as Partial<ErrorBody>;
  return globalErrors.some(({ msg }) => msg === 'staffError.ended');
}

export type StaffSession = ReturnType<typeof createStaffSession>;

/** Who works at this device. Starts without a connection with the person who was signed in last. */
export function createStaffSession(api: StaffApi, storage: DeskStorage) {
  let state: SessionState = { status: 'loading', staff: null, desk: null, isFromDevice: false };
  const listeners = new Set<() => void>();
  let mayBeAtOperations = false;

  function set(next: SessionState): void {
    if (next.status === 'signed-in') mayBeAtOperations = false;
    state = { ...next, mayBeAtOperations };
    for (const listener of listeners) listener();
  }

  async function show(staff: StaffState, isFromDevice = false): Promise<void> {
    const { person, isLocked } = staff;
    if (!person) {
      await storage.remove(PERSONAL);
      return set({ status: 'signed-out', staff: null, desk: null, isFromDevice });
    }
    const named = person.desk ?? ((await storage.read(DESK_OF_OPERATOR)) as string | undefined);
    set({ status: isLocked ? 'locked' : 'signed-in', staff, desk: named ?? null, isFromDevice });
    if (!isFromDevice) await storage.write(STAFF, staff);
  }

  /** An operator, who has one sign-in, signs out at both places. Never repeated at the second. */
  async function signOutOnServer(): Promise<void> {
    const role = await storage.read(SIGN_OUT_WANTED);
    await api.signOut();
    await storage.remove(SIGN_OUT_WANTED);
    if (role !== 'OPERATOR') return;
    await api.signOutOperator().catch((error: unknown) => {
      // Where the registry is not reached at all, there is no page of operators to sign out of.
      mayBeAtOperations = isSilent(error);
    });
  }

  async function read(): Promise<void> {
    try {
      if (await storage.read(SIGN_OUT_WANTED)) await signOutOnServer();
      await show(await api.read());
    } catch (error) {
      if (!isSilent(error)) throw error;
      if (state.status === 'loading')
        set({ status: 'signed-out', staff: null, desk: null, isFromDevice: true });
      else set({ ...state, isFromDevice: true });
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** First what the device has kept, then what the server answers. */
    async start(): Promise<void> {
      const kept = (await storage.read(STAFF)) as StaffState | undefined;
      const isLeaving = await storage.read(SIGN_OUT_WANTED);
      if (kept && !isLeaving) await show(kept, true);
      await read();
    },
    /** Asks the server again, e.g. after a call was refused with 401. */
    read,
    async signIn(number: string, password: string): Promise<void> {
      // Else it would end the new login.
      if (await storage.read(SIGN_OUT_WANTED)) await signOutOnServer();
      await show(await api.signIn(number, password));
    },
    async changePerson(number: string, pin: string): Promise<void> {
      try {
        await show(await api.changePerson(number, pin));
      } catch (error) {
        if (!isEndedByPins(error)) throw error;
        await storage.remove(PERSONAL);
        set({ status: 'signed-out', staff: null, desk: null, isFromDevice: false, hasEndedByPins: true });
      }
    },
    lock: async () => show(await api.lock()),
    /** Removes what the device has kept about orders and people, also without a connection. */
    async signOut(): Promise<void> {
      await storage.write(SIGN_OUT_WANTED, state.staff?.person?.role ?? true);
      await storage.remove(PERSONAL);
      set({ status: 'signed-out', staff: null, desk: null, isFromDevice: false });
      try {
        await signOutOnServer();
        if (mayBeAtOperations) set(state);
      } catch (error) {
        // It is repeated before anything else is read.
        if (!isSilent(error)) throw error;
      }
    },
    /** The desk that an operator works for. */
    async nameDesk(desk: string): Promise<void> {
      await storage.write(DESK_OF_OPERATOR, desk);
      set({ ...state, desk });
    },
  };
}
