import { type DeskAction, type Refusal, subjectOf } from '../action/desk-action';
import { isSentBy, nextAction, waitAfter } from './next-action';
import type { DeskPerson, QueueStore } from './queue-state';
import type { SenderLock } from './sender-lock';

/** What became of an attempt to send an action. */
export type Attempt =
  | { kind: 'done' }
  | { kind: 'refused'; refusal: Refusal }
  /** No answer from the shop: nothing can be sent now. `isUnsent`: it was not even tried. */
  | { kind: 'no-connection'; isUnsent?: true }
  /** The shop asks to wait. */
  | { kind: 'wait'; seconds: number }
  /** A failure of the server with this action; other orders go on. */
  | { kind: 'failed' }
  /** Signed out, locked, or another person: nothing is sent until a person of the desk signs in. */
  | { kind: 'signed-out' };

/** Calls back after a time; returns a function that cancels it. */
export type Later = (callback: () => void, ms: number) => () => void;

export interface SenderParts {
  store: QueueStore;
  send: (action: DeskAction) => Promise<Attempt>;
  lock: SenderLock;
  later: Later;
  /** The person who works at the desk when an action is sent. */
  person: () => DeskPerson | null;
  /** After every answer of the shop. */
  onAttempt: (action: DeskAction, attempt: Attempt) => void;
}

/** The shop has answered that it has not carried out the action, or was not asked. */
const isKnownUnsent = (attempt: Attempt): boolean =>
  attempt.kind === 'signed-out' ||
  attempt.kind === 'wait' ||
  (attempt.kind === 'no-connection' && attempt.isUnsent === true);

/** Sends the stored actions one after the other, until none is left or the connection is gone. */
export function createSender({ store, send, lock, later, person, onAttempt }: SenderParts) {
  let phase: 'idle' | 'running' | 'again' | 'ended' = 'idle';
  let running: Promise<void> = Promise.resolve();
  let failures = 0;
  let cancelRetry: () => void = () => undefined;
  const isEnded = () => phase === 'ended';

  /** Resolves with the milliseconds until the next attempt makes sense; null: nothing is left to send. */
  async function sendAll(): Promise<number | null> {
    await store.reload();
    const putOff = new Set<string>();
    for (let done = 0; !isEnded();) {
      // The person may change while an answer is awaited.
      const sentBy = person();
      const { actions } = store.state();
      const action = sentBy ? nextAction(actions, sentBy, putOff) : undefined;
      if (!sentBy || !action) break;
      const waiting = actions.filter((one) => isSentBy(one, sentBy) && !one.refusal).length;
      store.set({ run: { done, total: done + waiting, sending: action.id }, stop: 'none' });
      const tried = await store.markTried(action);
      // Deleted in another tab.
      if (!tried) continue;
      const attempt = await send(tried);
      if (action.triedAt === undefined && isKnownUnsent(attempt)) await store.unmarkTried(action);
      if (attempt.kind === 'done') {
        done += 1;
        failures = 0;
        await store.remove(action);
      } else if (attempt.kind === 'refused') await store.refuse(action, attempt.refusal);
      else if (attempt.kind === 'failed') putOff.add(subjectOf(action));
      onAttempt(action, attempt);
      if (attempt.kind === 'wait') return attempt.seconds * 1000;
      if (attempt.kind === 'signed-out' || attempt.kind === 'no-connection') {
        store.set({ stop: attempt.kind });
        return attempt.kind === 'signed-out' ? null : waitAfter((failures += 1));
      }
    }
    return putOff.size > 0 ? waitAfter((failures += 1)) : null;
  }

  async function runUntilNothingIsNew(): Promise<void> {
    try {
      do {
        phase = 'running';
        cancelRetry();
        await lock(async () => {
          const wait = await sendAll();
          store.set({ run: null });
          if (wait !== null && !isEnded()) cancelRetry = later(() => void run(), wait);
        });
      } while (hasNews());
    } finally {
      if (!isEnded()) phase = 'idle';
    }
  }
  /** Something was recorded, or the connection came back, while the last run was going on. */
  const hasNews = () => phase === 'again';

  /** Resolves when the run has ended, with what was recorded meanwhile. */
  function run(): Promise<void> {
    if (phase === 'running') phase = 'again';
    if (phase === 'idle') running = runUntilNothingIsNew();
    return running;
  }

  return {
    run,
    end() {
      phase = 'ended';
      cancelRetry();
    },
  };
}
