import { type DeskAction, type NewAction, subjectOf } from '../action/desk-action';
import type { DeskStorage } from '../storage/desk-storage';
import { nextOfSubject, withoutEarlier } from './after-drop';
import { createQueueStore, type DeskPerson } from './queue-state';
import { type Attempt, createSender, type Later } from './sender';
import type { SenderLock } from './sender-lock';

export interface QueueParts {
  storage: DeskStorage;
  send: (action: DeskAction) => Promise<Attempt>;
  lock: SenderLock;
  now?: () => number;
  later?: Later;
  /** Sends the other tabs a message that the stored actions have changed. */
  tellTabs?: () => void;
}

/** `droppedTried`: it was sent without an answer, and the shop may have it. */
export type Drop = 'dropped' | 'droppedTried' | 'notDropped';

export type DeskQueue = ReturnType<typeof createDeskQueue>;

const laterByTimer: Later = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/**
 * The actions of a desk: stored before anything is sent, sent one after the other in the order in which they
 * were recorded, with the same idempotency key until an answer is there.
 */
export function createDeskQueue({
  storage,
  send,
  lock,
  now = Date.now,
  later = laterByTimer,
  tellTabs = () => undefined,
}: QueueParts) {
  let person: DeskPerson | null = null;
  const store = createQueueStore(storage, now);
  const outcomes = new Map<string, (attempt: Attempt) => void>();
  const { run, end } = createSender({
    store,
    send,
    lock,
    later,
    person: () => person,
    onAttempt(action, attempt) {
      if (attempt.kind === 'done' || attempt.kind === 'refused') tellTabs();
      outcomes.get(action.id)?.(attempt);
    },
  });

  return {
    state: store.state,
    subscribe: store.subscribe,
    /** Reads what an earlier visit or another tab has stored. */
    reload: store.reload,
    /** Sends what waits: after signing in, when the connection is back, or on request. */
    run,
    end,
    settled: store.settled,
    /** Who works at the desk; null stops sending. */
    setPerson(next: DeskPerson | null) {
      const isOther = next?.desk !== person?.desk || next?.number !== person?.number;
      person = next;
      if (next && isOther) void run();
    },
    /** Stores actions, then sends them. Resolves when they are stored. */
    async record(news: readonly NewAction[]): Promise<DeskAction[]> {
      if (!person) throw new Error('No person is signed in at this desk.');
      const added = await store.add(news, person);
      tellTabs();
      void run();
      return added;
    },
    /** What the shop answered to an action; undefined if there is no answer within the time. */
    outcomeOf({ id }: DeskAction, withinMs: number): Promise<Attempt | undefined> {
      return new Promise((resolve) => {
        const finish = (attempt?: Attempt) => {
          cancel();
          outcomes.delete(id);
          resolve(attempt);
        };
        const cancel = later(() => finish(), withinMs);
        outcomes.set(id, finish);
      });
    },
    /** Drops an action that is not on its way. */
    async drop({ id }: DeskAction): Promise<Drop> {
      const { actions, run: running } = store.state();
      const waiting = actions.find((one) => one.id === id);
      if (!waiting || running?.sending === id) return 'notDropped';
      const dropped = await store.remove(waiting);
      const next = dropped && nextOfSubject(store.state().actions, dropped);
      // A full device has the time of an attempt in memory only.
      if (dropped && next && next.triedAt === undefined)
        await store.change(next, (one) => withoutEarlier(one, dropped));
      tellTabs();
      if (!dropped) return 'notDropped';
      return (dropped.triedAt ?? waiting.triedAt) === undefined ? 'dropped' : 'droppedTried';
    },
    /** The person has read a refusal. What was recorded later about the same is sent, or dropped as well. */
    async confirmRefusal(refused: DeskAction, rest: 'send' | 'drop'): Promise<void> {
      const { actions } = store.state();
      const isDropped = (one: DeskAction) =>
        rest === 'drop' && subjectOf(one) === subjectOf(refused) && !one.refusal;
      for (const one of actions) if (one.id === refused.id || isDropped(one)) await store.remove(one);
      tellTabs();
      void run();
    },
  };
}
