import type { DeskAction, NewCorrection, NewOrderAction, NewPrice } from '../action/desk-action';
import { createDeskQueue } from '../queue/desk-queue';
import type { Attempt } from '../queue/sender';
import type { SenderLock } from '../queue/sender-lock';
import type { DeskStorage } from '../storage/desk-storage';
import { memoryStorage } from '../storage/memory-storage';

export const found = (orderId = 'a', quantity = 1): NewOrderAction => ({
  name: 'reportFound',
  orderId,
  orderNumber: `F7K4-M92T-${orderId.toUpperCase()}`,
  json: { lines: [{ lineId: 1, quantity }] },
});
export const ready = (orderId = 'a'): NewOrderAction => ({
  name: 'reportReady',
  orderId,
  orderNumber: `F7K4-M92T-${orderId.toUpperCase()}`,
});
export const counted = (itemId = '100401', pieces = 7, seen = 10): NewCorrection => ({
  name: 'correctStock',
  itemId,
  itemName: 'Wandfarbe weiß, 5 l',
  json: { counted: pieces, seen, reason: 'COUNTED' },
});
export const priced = (itemId = '100401', cents = 1299): NewPrice => ({
  name: 'enterPrice',
  itemId,
  itemName: 'Wandfarbe weiß, 5 l',
  json: { cents, seen: 1990, seenChange: null, isConfirmed: false },
});
export const ANNA = { desk: '1001', number: '4711' };
export const DONE: Attempt = { kind: 'done' };
export const MOVED: Attempt = {
  kind: 'refused',
  refusal: { status: 412, reason: 'deskError.notPossible', stateNow: 'READY' },
};

/** One after the other, as the locks of browsers do it. */
export function oneLock(): SenderLock {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work, work);
    return last;
  };
}

/** A queue whose time passes only by `pass`, and whose shop answers by `answer`. */
export function aDeskQueue({
  storage = memoryStorage(),
  lock = oneLock(),
  answer = () => DONE,
}: {
  storage?: DeskStorage;
  lock?: SenderLock;
  answer?: (action: DeskAction) => Attempt | Promise<Attempt>;
} = {}) {
  const sent: DeskAction[] = [];
  const timers = new Map<() => void, number>();
  const clock = { now: 1_000_000 };
  const queue = createDeskQueue({
    storage,
    lock,
    now: () => clock.now,
    later(callback, ms) {
      timers.set(callback, ms);
      return () => void timers.delete(callback);
    },
    async send(action) {
      sent.push(action);
      return answer(action);
    },
  });
  return {
    queue,
    storage,
    clock,
    sent,
    /** Names of what was sent, with their orders or items. */
    names: () => sent.map(({ name, orderId, itemId }) => `${orderId ?? itemId ?? ''} ${name}`),
    waits: () => [...timers.values()],
    /** The time of all timers is over. */
    async pass() {
      const due = [...timers.keys()];
      timers.clear();
      for (const callback of due) callback();
      await queue.run();
    },
  };
}
