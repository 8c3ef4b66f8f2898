import type { StaffState } from '../contracts/identity/staff';
import { readStaff, signOutStaff } from '../contracts/identity/staff-contracts';
import type { HttpClient } from '../http/http-client';

const KEY = 'staff-sign-out';
/** The person waits for it at a shared device. */
const PATIENCE_MS = 5_000;

/** A login at the desk: a later one of the same person ends at another instant. */
export interface DeskLogin {
  number: string;
  expiresAt: string | null;
}

export interface DeskSignOut {
  /** Absent after a sign-out at the page of operators: the operator whom the device has kept. */
  login?: DeskLogin;
  /** The shop API has answered; the device may still have kept the person. */
  isAnswered?: true;
}

/** What has not answered yet since a person of this browser has signed out. */
export interface WaitingSignOut {
  desk?: DeskSignOut;
  /** The registry. */
  operations?: true;
}

/** Where the storage is blocked it lasts as long as the page. */
let inMemory: WaitingSignOut = {};

/** Read by both pages before they show who is signed in. */
export function waitingSignOut(): WaitingSignOut {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return inMemory;
  }
}

/** Before anything is asked: the page may be closed at any time. */
export const noteSignOut = (places: WaitingSignOut): void => write({ ...waitingSignOut(), ...places });

/** The place has answered, or another login has replaced the one that was meant. */
export function endSignOut(place: keyof WaitingSignOut): void {
  const { [place]: _ended, ...others } = waitingSignOut();
  write(others);
}

function write(waiting: WaitingSignOut): void {
  inMemory = waiting;
  try {
    if (Object.keys(waiting).length > 0) localStorage.setItem(KEY, JSON.stringify(waiting));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage.
  }
}

export const loginOf = ({ person, expiresAt }: StaffState): DeskLogin | undefined =>
  person ? { number: person.number, expiresAt } : undefined;

/** Whether the sign-out means who works at the desk. Another login, made afterwards, stays. */
export function isMeant(staff: StaffState, { login }: DeskSignOut): boolean {
  if (!login) return staff.person?.role === 'OPERATOR';
  const now = loginOf(staff);
  return now?.number === login.number && now.expiresAt === login.expiresAt;
}

/** Ends the login at the desk of this browser if it is meant. Rejects without an answer. */
export async function leaveDesk(api: HttpClient, desk: DeskSignOut): Promise<void> {
  const staff = await api.call(readStaff, { timeout: PATIENCE_MS });
  if (isMeant(staff, desk)) await api.call(signOutStaff, { timeout: PATIENCE_MS });
}
