import { createIdempotencyKey } from '@fachwerk/shared/http';
import type { DeskAction, NewAction, Refusal } from '../action/desk-action';
import type { DeskStorage } from '../storage/desk-storage';

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
  const listeners = new Set<() => void>();

  function set(change: Partial<QueueState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
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

  return {
    state: () => state,
    set,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
    remove: (action: DeskAction): Promise<void> =>
      serial(async () => {
        await storage.removeAction(action);
        set({ actions: state.actions.filter(({ id }) => id !== action.id) });
      }),
    refuse: (action: DeskAction, refusal: Refusal): Promise<void> =>
      serial(async () => {
        const refused = { ...action, refusal };
        await storage.changeAction(refused);
        set({ actions: state.actions.map((one) => (one.id === action.id ? refused : one)) });
      }),
  };
}
