import type { DeskAction } from '../action/desk-action';

/** Orders with a refused action: what was recorded for them afterwards is held. */
export const refusedOrders = (actions: readonly DeskAction[]): Set<string> =>
  new Set(actions.filter(({ refusal }) => refusal).map(({ orderId }) => orderId));

/** Actions that wait for a refused one of the same order. */
export function heldActions(actions: readonly DeskAction[]): DeskAction[] {
  const refused = refusedOrders(actions);
  return actions.filter(({ orderId, refusal }) => !refusal && refused.has(orderId));
}

/** Actions of another desk than the one that is signed in. */
export const actionsOfOthers = (actions: readonly DeskAction[], desk: string | null): DeskAction[] =>
  actions.filter((action) => action.desk !== desk);

/**
 * The oldest action that may be sent: of this desk, not refused, of an order without a refused action, and of
 * none of the orders that are put off.
 */
export function nextAction(
  actions: readonly DeskAction[],
  desk: string,
  putOff: ReadonlySet<string>,
): DeskAction | undefined {
  const refused = refusedOrders(actions);
  return actions.find(
    (action) => action.desk === desk && !refused.has(action.orderId) && !putOff.has(action.orderId),
  );
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** How long to wait before the next attempt: doubled with each failure, at most a minute. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
