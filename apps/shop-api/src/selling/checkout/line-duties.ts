import type { LineDuties } from '@fachwerk/shared/contracts';
import { isHandedToPerson, needsProof, storeProof } from '@fachwerk/shared/rules';
import type { Item } from '../../catalogue/items/item-memory';
import { isTakenBackAtDelivery } from '../../catalogue/records/duties-view';
import { guaranteeStatement } from '../../catalogue/records/guarantee-view';
import { isBulky, packedGrams } from '../../catalogue/records/parcel-size';
import type { CartLine } from '../cart/cart-lines';

/** What a pickup box holds: weight of all goods, longest side of one. */
const PICKUP_BOX = { grams: 20_000, lengthMm: 600 };

const fitsPickupBox = (item: Item): boolean =>
  packedGrams(item) <= PICKUP_BOX.grams &&
  item.lengthMm <= PICKUP_BOX.lengthMm &&
  !isHandedToPerson(item.duties) &&
  item.duties.battery !== 'VEHICLE';

/** Everything fits into the box together, and nothing is restricted. */
export const fitsBox = (lines: readonly Pick<CartLine, 'item' | 'quantity'>[]): boolean =>
  lines.length > 0 &&
  lines.every(({ item }) => fitsPickupBox(item)) &&
  lines.reduce((grams, { item, quantity }) => grams + quantity * packedGrams(item), 0) <= PICKUP_BOX.grams;

export const oldDeviceLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter(({ item }) => isTakenBackAtDelivery(item.duties));

export function dutiesView(item: Item): LineDuties {
  const { duties } = item;
  const proof = storeProof(duties);
  const category = duties.deviceCategory ?? null;
  return {
    withdrawalExclusion: duties.withdrawalExclusion ?? null,
    ...(proof && { storeProof: proof }),
    needsAdvice: proof === 'advice',
    ...(needsProof(duties, 'reportablePrecursor') && { isReportable: true }),
    ageCheck: needsProof(duties, 'age'),
    oldDeviceCategory: isTakenBackAtDelivery(duties) ? category : null,
    isElectrical: category !== null,
    battery: duties.battery ?? null,
    canBeZeroRated: needsProof(duties, 'zeroTax'),
    isBulky: isBulky(item),
    fitsPickupBox: fitsPickupBox(item),
    guaranteeMonths: guaranteeStatement(duties)?.months ?? null,
  };
}
