import type { ProductType } from './product-type';
import { bathHeatingTypes } from './product-types/bath-heating';
import { buildingTypes } from './product-types/building';
import { electricTypes } from './product-types/electric';
import { gardenTypes } from './product-types/garden';
import { handtoolTypes } from './product-types/handtools';
import { householdSafetyTypes } from './product-types/household-safety';
import { ironwareTypes } from './product-types/ironware';
import { machineTypes } from './product-types/machines';
import { outdoorDoorTypes } from './product-types/outdoor-doors';
import { paintTypes } from './product-types/paint';
import { woodFloorTypes } from './product-types/wood-floor';

/** All product types of the generator, in the order of the departments. */
export const productTypes: readonly ProductType[] = [
  ...machineTypes,
  ...handtoolTypes,
  ...ironwareTypes,
  ...paintTypes,
  ...buildingTypes,
  ...woodFloorTypes,
  ...bathHeatingTypes,
  ...electricTypes,
  ...gardenTypes,
  ...outdoorDoorTypes,
  ...householdSafetyTypes,
];

const byId = new Map(productTypes.map((type) => [type.id, type]));

export function findProductType(id: string): ProductType | undefined {
  return byId.get(id);
}
