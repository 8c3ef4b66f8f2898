import { STORE_TYPES, StoreType } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

/** Input of pages and teasers: only stores of these types (specification 2, store advertisement page). */
export const StoreTypes = z.optional(
  z.array(StoreType).check(z.minLength(1), z.maxLength(STORE_TYPES.length)),
);
