import { signOut } from '@fachwerk/shared/calls';
import type { HttpClient } from '@fachwerk/shared/http';
import { endSignOut, leaveDesk, noteSignOut, waitingSignOut } from '@fachwerk/shared/staff';
import { registryClient } from '../registry/registry-client';
import { isRegistryError } from '../registry/registry-error';

/** Before anything is asked: what has not answered is asked again, also by the page of the desk. */
export function noteBoth(): void {
  noteSignOut({ operations: true });
  const { desk } = waitingSignOut();
  // The sign-out of another person at the desk may wait already.
  if (!desk?.login || desk.isAnswered) noteSignOut({ desk: {} });
}

/** Ends the session of the operator here. Rejects without an answer. */
export async function leaveOperations(): Promise<void> {
  try {
    await registryClient.call(signOut);
  } catch (error) {
    const kind = isRegistryError(error) ? error.kind : 'broken';
    if (kind === 'signed-out' || kind === 'refused') endSignOut('operations');
    // The session had expired already.
    if (kind === 'signed-out') return;
    throw error;
  }
  endSignOut('operations');
}

export function isDeskUnanswered(): boolean {
  const { desk } = waitingSignOut();
  return Boolean(desk && !desk.isAnswered);
}

/** Signs out at the desk of this browser; another person who works there stays. Rejects without an answer. */
export async function leaveDeskToo(api: HttpClient): Promise<void> {
  const { desk } = waitingSignOut();
  if (!desk || desk.isAnswered) return;
  await leaveDesk(api, desk);
  const { desk: now } = waitingSignOut();
  // The page of the desk removes the note when it has forgotten the person.
  if (now) noteSignOut({ desk: { ...now, isAnswered: true } });
}
