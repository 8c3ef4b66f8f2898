import {
  type DeskAction,
  isItemAction,
  isOrderAction,
  type OrderActionName,
  subjectOf,
} from '../action/desk-action';
import type { DeskPerson } from './queue-state';

/** What has a refused action: what was recorded about it afterwards is held. */
const refusedSubjects = (actions: readonly DeskAction[]): Set<string> =>
  new Set(actions.filter(({ refusal }) => refusal).map(subjectOf));

/** Actions that wait for a refused one about the same order or item. */
export function heldActions(actions: readonly DeskAction[]): DeskAction[] {
  const refused = refusedSubjects(actions);
  return actions.filter((action) => !action.refusal && refused.has(subjectOf(action)));
}

/**
 * Actions about orders are sent for the desk by the person who is signed in. A count or a price waits for the
 * person who has recorded it: a colleague may not be allowed to enter it.
 */
export const isSentBy = (action: DeskAction, { desk, number }: DeskPerson): boolean =>
  action.desk === desk && (!isItemAction(action) || action.recordedBy === number);

/** What is not sent yet, each action once. */
export interface UnsentActions {
  /** Of another desk than the one that is signed in, refused or not. */
  others: DeskAction[];
  refused: DeskAction[];
  /** They wait for a refused one. */
  held: DeskAction[];
  /** They wait for the person who has recorded them. */
  colleagues: DeskAction[];
  waiting: DeskAction[];
}

export function unsentActions(actions: readonly DeskAction[], person: DeskPerson): UnsentActions {
  const own = actions.filter(({ desk }) => desk === person.desk);
  const held = heldActions(own);
  const open = own.filter((action) => !action.refusal && !held.includes(action));
  return {
    others: actions.filter(({ desk }) => desk !== person.desk),
    refused: own.filter(({ refusal }) => refusal),
    held,
    colleagues: open.filter((action) => !isSentBy(action, person)),
    waiting: open.filter((action) => isSentBy(action, person)),
  };
}

/** They take pieces out of the store, or bring some back. */
const MOVES_GOODS: readonly string[] = [
  'handOver',
  'reportShipped',
  'reportReturned',
] satisfies OrderActionName[];

/**
 * A movement of an item before a count of it, which is not sent yet: the count is about what lies there after
 * it.
 */
export function movementBefore(actions: readonly DeskAction[], count: DeskAction): DeskAction | undefined {
  if (count.name !== 'correctStock') return undefined;
  const { desk, place, itemId } = count;
  return actions.find(
    (one) =>
      isOrderAction(one) &&
      one.desk === desk &&
      one.place < place &&
      !one.refusal &&
      MOVES_GOODS.includes(one.name) &&
      (!one.itemIds || one.itemIds.includes(itemId)),
  );
}

/**
 * The oldest action that may be sent: by this person, not refused, about nothing that has a refused action,
 * and about nothing that is put off. No count overtakes a movement of goods.
 */
export function nextAction(
  actions: readonly DeskAction[],
  person: DeskPerson,
  putOff: ReadonlySet<string>,
): DeskAction | undefined {
  const refused = refusedSubjects(actions);
  return actions.find(
    (action) =>
      isSentBy(action, person) &&
      !refused.has(subjectOf(action)) &&
      !putOff.has(subjectOf(action)) &&
      !movementBefore(actions, action),
  );
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** How long to wait before the next attempt: doubled with each failure, at most a minute. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
