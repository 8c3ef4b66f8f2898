import { createIdempotencyKey } from '@fachwerk/shared/http';
import type { DeskAction, NewAction, Refusal } from '../action/desk-action';
import { createListeners } from '../state/listeners';
import type { ChangeOfAction, DeskStorage } from '../storage/desk-storage';

/** The person who works at the desk now. */
export interface DeskPerson {
  desk: string;
  number: string;
}

export interface QueueState {
  /** Not sent or refused; oldest first. */
  actions: readonly DeskAction[];
  /** How much of the present run is sent; null while nothing is being sent. */
  run: { done: number; total: number; /** Id of the action. */ sending: string } | null;
  /** Why the queue stands still. */
  stop: 'none' | 'no-connection' | 'signed-out';
}

export type QueueStore = ReturnType<typeof createQueueStore>;

/** The actions as the screen shows them; each change is stored on the device first. */
export function createQueueStore(storage: DeskStorage, now: () => number) {
  let state: QueueState = { actions: [], run: null, stop: 'none' };
  let last: Promise<void> = Promise.resolve();
  const { subscribe, notify } = createListeners();

  function set(change: Partial<QueueState>): void {
    state = { ...state, ...change };
    notify();
  }

  /** One after the other, so that a reload never brings back what has left. */
  function serial<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  function forget({ id }: DeskAction): void {
    set({ actions: state.actions.filter((one) => one.id !== id) });
  }

  /** Undefined: another tab has removed it meanwhile. */
  const change = (action: DeskAction, next: ChangeOfAction): Promise<DeskAction | undefined> =>
    serial(async () => {
      const changed = await storage.changeAction(action, next);
      if (changed) set({ actions: state.actions.map((one) => (one.id === changed.id ? changed : one)) });
      else forget(action);
      return changed;
    });

  return {
    state: () => state,
    set,
    subscribe,
    /** When what was begun is stored. */
    settled: (): Promise<void> => serial(async () => undefined),
    reload: (): Promise<void> => serial(async () => set({ actions: await storage.readActions() })),
    add: (news: readonly NewAction[], { desk, number }: DeskPerson): Promise<DeskAction[]> =>
      serial(async () => {
        const added: DeskAction[] = [];
        for (const one of news) {
          const about = { id: createIdempotencyKey(), desk, recordedBy: number, recordedAt: now() };
          added.push(await storage.addAction({ ...one, ...about }));
        }
        set({ actions: [...state.actions, ...added] });
        return added;
      }),
    /** Resolves with what was removed; undefined: another tab has removed it. */
    remove: (action: DeskAction): Promise<DeskAction | undefined> =>
      serial(async () => {
        const removed = await storage.removeAction(action);
        forget(action);
        return removed;
      }),
    refuse: (action: DeskAction, refusal: Refusal) => change(action, (one) => ({ ...one, refusal })),
    /** Before it is sent. Undefined: it is not to be sent any more. */
    markTried: (action: DeskAction) => change(action, (one) => ({ ...one, triedAt: one.triedAt ?? now() })),
    /** It was not sent after all. */
    unmarkTried: (action: DeskAction) => change(action, ({ triedAt: _, ...one }) => one),
    change,
  };
}
