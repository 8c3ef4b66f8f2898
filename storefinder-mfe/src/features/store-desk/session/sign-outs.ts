import { isHttpError } from '@fachwerk/shared/http';
import { endSignOut, type WaitingSignOut, waitingSignOut } from '@fachwerk/shared/staff';
import type { StaffApi } from './staff-api';

/** The shop API, or the registry. */
export type Place = keyof WaitingSignOut;

export const isSilent = (error: unknown): boolean =>
  isHttpError(error) && (error.status === 0 || error.status >= 500 || error.status === 429);

/** The sign-outs of this browser, until each place has answered. `onAnswer` is called after each try. */
export function createSignOuts(api: StaffApi, onAnswer: () => void) {
  const asked = new Map<Place, Promise<void>>();

  /** Resolves also when it fails: then it is repeated. */
  function ask(place: Place, call: () => Promise<unknown>): Promise<void> {
    const answer = call().then(ended, failed).finally(told);
    asked.set(place, answer);
    return answer;

    function ended(): void {
      endSignOut(place);
    }
    function failed(error: unknown): void {
      // Where the registry is not reached at all, there is no page of operators to sign out of.
      if (place === 'operations' && !isSilent(error)) ended();
    }
    function told(): void {
      asked.delete(place);
      onAnswer();
    }
  }

  return {
    /** Where a try has failed, and none is under way. */
    unanswered(): Place[] {
      const { desk, operations } = waitingSignOut();
      const waiting: Place[] = [];
      if (desk && !desk.isAnswered) waiting.push('desk');
      if (operations) waiting.push('operations');
      return waiting.filter((place) => !asked.has(place));
    },
    /** The person at the device signs out now, whatever login it is. */
    atDesk: (forgotten: Promise<void>): Promise<void> =>
      ask('desk', () => Promise.all([api.signOut(), forgotten])),
    async repeatAtDesk(): Promise<void> {
      const { desk } = waitingSignOut();
      if (desk) await (asked.get('desk') ?? ask('desk', async () => desk.isAnswered || api.leave(desk)));
    },
    async atOperations(): Promise<void> {
      if (!waitingSignOut().operations) return;
      await (asked.get('operations') ?? ask('operations', api.signOutOperator));
    },
  };
}
