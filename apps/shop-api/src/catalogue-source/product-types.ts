import type { ProductType } from './product-type';
import { handtoolTypes } from './product-types/handtools';
import { machineTypes } from './product-types/machines';

/** Every kind of product that the generator knows, in the order of the departments. */
export const productTypes: readonly ProductType[] = [...machineTypes, ...handtoolTypes];

const byId = new Map(productTypes.map((type) => [type.id, type]));

export function findProductType(id: string): ProductType | undefined {
  return byId.get(id);
}
