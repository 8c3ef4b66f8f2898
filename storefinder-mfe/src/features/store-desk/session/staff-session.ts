import type { ErrorBody, StaffState } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { endSignOut, isMeant, loginOf, noteSignOut, waitingSignOut } from '@fachwerk/shared/staff';
import { createListeners } from '../state/listeners';
import { type DeskStorage, PERSONAL } from '../storage/desk-storage';
import { createSignOuts, isSilent, type Place } from './sign-outs';
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
  /** Where the sign-out has failed so far; it is repeated there. */
  unanswered?: readonly Place[];
}

const STAFF = `${PERSONAL}staff`;
const DESK_OF_OPERATOR = `${PERSONAL}desk`;
const SIGNED_OUT: SessionState = { status: 'signed-out', staff: null, desk: null, isFromDevice: false };

function isEndedByPins(error: unknown): boolean {
  const { globalErrors = [] } = ((isHttpError(error) && error.body) || {}) as Partial<ErrorBody>;
  return globalErrors.some(({ msg }) => msg === 'staffError.ended');
}

export type StaffSession = ReturnType<typeof createStaffSession>;

/** Who works at this device. Starts without a connection with the person who was signed in last. */
export function createStaffSession(api: StaffApi, storage: DeskStorage) {
  let state: SessionState = { status: 'loading', staff: null, desk: null, isFromDevice: false };
  const { subscribe, notify } = createListeners();
  const signOuts = createSignOuts(api, () => set(state));
  /** Sign-outs so far: what was asked before one shows no person after it. */
  let left = 0;

  function set(next: SessionState): void {
    state = { ...next, unanswered: signOuts.unanswered() };
    notify();
  }

  const readKept = async () => (await storage.read(STAFF)) as StaffState | undefined;

  async function show(staff: StaffState, isFromDevice = false): Promise<void> {
    const { person, isLocked } = staff;
    const before = left;
    const kept = isFromDevice ? undefined : await readKept();
    // By a PIN a person goes on with the login, and the picking, of another one.
    const isOther = kept?.person?.number !== person?.number && kept?.expiresAt !== staff.expiresAt;
    if (!person || (kept && isOther)) await storage.remove(PERSONAL);
    if (!person) return set({ ...SIGNED_OUT, isFromDevice });
    const named = person.desk ?? ((await storage.read(DESK_OF_OPERATOR)) as string | undefined);
    if (before !== left) return;
    set({ status: isLocked ? 'locked' : 'signed-in', staff, desk: named ?? null, isFromDevice });
    if (!isFromDevice) await storage.write(STAFF, staff);
  }

  /** A person who has signed out in this browser is neither shown nor kept, also without a connection. */
  async function forget(): Promise<void> {
    const { desk } = waitingSignOut();
    if (!desk) return;
    const known = state.staff ?? (await readKept());
    if (known && isMeant(known, desk)) {
      // From now on a later login of the operator is another one.
      noteSignOut({ desk: { ...desk, login: loginOf(known) } });
      left += 1;
      await storage.remove(PERSONAL);
      if (state.status !== 'loading') set(SIGNED_OUT);
    } else if (!desk.login) endSignOut('desk');
  }

  /** Repeats the sign-out where it has not been answered. Resolves without waiting for the registry. */
  async function settle(): Promise<void> {
    await forget();
    void signOuts.atOperations();
    await signOuts.repeatAtDesk();
  }

  async function read(): Promise<void> {
    await settle();
    const before = left;
    try {
      // The shop still takes the person for signed in who is not.
      const staff = waitingSignOut().desk ? undefined : await api.read();
      if (before !== left) return;
      if (staff) return await show(staff);
    } catch (error) {
      if (!isSilent(error)) throw error;
    }
    set(
      state.status === 'loading' ? { ...SIGNED_OUT, isFromDevice: true } : { ...state, isFromDevice: true },
    );
  }

  return {
    state: () => state,
    subscribe,
    /** First what the device has kept, then what the server answers. */
    async start(): Promise<void> {
      await forget();
      const kept = await readKept();
      if (kept) await show(kept, true);
      await read();
    },
    /** Asks the server again, e.g. after a call was refused with 401. */
    read,
    settle,
    async signIn(number: string, password: string): Promise<void> {
      await settle();
      const staff = await api.signIn(number, password);
      // It has replaced the login that was meant.
      endSignOut('desk');
      await show(staff);
    },
    async changePerson(number: string, pin: string): Promise<void> {
      try {
        await show(await api.changePerson(number, pin));
      } catch (error) {
        if (!isEndedByPins(error)) throw error;
        await storage.remove(PERSONAL);
        set({ ...SIGNED_OUT, hasEndedByPins: true });
      }
    },
    lock: async () => show(await api.lock()),
    /**
     * Removes what the device has kept about orders and people, also without a connection. An operator, who
     * has one sign-in, signs out at both places.
     */
    async signOut(): Promise<void> {
      const { staff } = state;
      const isOperator = staff?.person?.role === 'OPERATOR';
      left += 1;
      noteSignOut({ desk: { login: staff ? loginOf(staff) : undefined } });
      if (isOperator) noteSignOut({ operations: true });
      const forgotten = storage.remove(PERSONAL);
      const answers = [signOuts.atDesk(forgotten), signOuts.atOperations()];
      await forgotten;
      set(SIGNED_OUT);
      await Promise.all(answers);
    },
    /** The desk that an operator works for. */
    async nameDesk(desk: string): Promise<void> {
      await storage.write(DESK_OF_OPERATOR, desk);
      set({ ...state, desk });
    },
  };
}
