import type { Queryable } from '@fachwerk/database';
import type { DeskParcelCorrection } from '@fachwerk/shared/contracts';
import type { Actor } from '../lifecycle/find-step';
import { moveOrder, type MoveResult } from '../lifecycle/move-order';
import { lockOrder } from '../lifecycle/order';
import { readParcels } from '../lifecycle/order-view';

/**
 * Corrects carrier and number of a parcel and sends them to the buyer. `moved` is false for a parcel that the
 * order does not have, and where nothing would change.
 */
export async function correctParcel(
  tx: Queryable,
  orderId: string,
  { parcel, carrier, trackingNumber }: Required<DeskParcelCorrection>,
  by: { actor: Actor; key: string | undefined; now: Date },
): Promise<MoveResult> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const sent = (await readParcels(tx, orderId)).find((one) => one.parcel === parcel);
  if (!sent) return { moved: false, order };
  // A repeated call with a key was carried out before.
  if (sent.carrier === carrier && sent.trackingNumber === trackingNumber)
    return { moved: by.key !== undefined, order };
  const details = { parcel, carrier, trackingNumber, lines: sent.lines };
  return moveOrder(tx, orderId, 'correct-parcel', { ...by, details });
}
