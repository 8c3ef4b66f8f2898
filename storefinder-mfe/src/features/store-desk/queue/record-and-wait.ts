import type { DeskAction, NewAction } from '../action/desk-action';
import type { DeskQueue } from './desk-queue';

/** With a connection the answer decides what is shown; without one the action waits in the queue. */
const WAIT_MS = 5_000;

export type Recorded = { kind: 'sent' | 'waits' } | { kind: 'refused'; action: DeskAction };

/** For a form that shows a refusal itself: the refused action leaves the queue. */
export async function recordAndWait(queue: DeskQueue, action: NewAction): Promise<Recorded> {
  const [recorded] = await queue.record([action]);
  const outcome = recorded && (await queue.outcomeOf(recorded, WAIT_MS));
  if (recorded && outcome?.kind === 'refused') {
    const refused = { ...recorded, refusal: outcome.refusal };
    await queue.confirmRefusal(refused, 'send');
    return { kind: 'refused', action: refused };
  }
  return { kind: outcome?.kind === 'done' ? 'sent' : 'waits' };
}
