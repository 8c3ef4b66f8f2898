import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import { isBuildingProduct } from './sample-documents';

/** Cents for the waste of a pack of batteries, and of a starter battery. */
const WASTE_COSTS = { DEVICE: 9, VEHICLE: 120 };

/** CE marking and passport of building products, and the costs of battery waste, for the demonstration. */
export function sampleMarkings(
  typeId: string,
  productId: string,
  duties: CatalogueDuties = {},
): CatalogueDuties {
  const markings: CatalogueDuties = {};
  if (isBuildingProduct(typeId)) {
    markings.conformityMarking = {
      year: '26',
      productType: `FW-${productId.slice(-4)}`,
      declaration: `LE-${productId}`,
    };
    markings.passport = `https://passport.fachwerk.example/p/${productId}`;
  }
  // Devices have no costs of their own: these are batteries that are sold as such.
  if (duties.battery !== undefined && duties.deviceCategory === undefined)
    markings.wasteCosts = WASTE_COSTS[duties.battery];
  return markings;
}
