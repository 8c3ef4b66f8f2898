import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import { type StoreProof, storeProof } from '@fachwerk/shared/rules';

/** An item is sold in stores only, against a proof; or it is recalled and not sold at all. */
export type SaleRefusal = `${StoreProof}-required` | 'recalled';

/** Codes of refusals in answers: of the checkout and the reservation, and of lines of a wishlist. */
export const REFUSAL_CODES = {
  'precursor-required': 'PRECURSOR_REQUIRED',
  'poison-required': 'POISON_REQUIRED',
  'installer-required': 'INSTALLER_REQUIRED',
  'advice-required': 'ADVICE_REQUIRED',
  recalled: 'RECALLED',
} as const satisfies Record<SaleRefusal, string>;

interface Sold {
  duties: CatalogueDuties;
  isRecalled?: boolean;
}

/** Why an item cannot be bought online at all; undefined if it can. Each way to an order asks here. */
export function saleRefusal({ duties, isRecalled = false }: Sold): SaleRefusal | undefined {
  if (isRecalled) return 'recalled';
  const proof = storeProof(duties);
  return proof && `${proof}-required`;
}

export const isSaleRefusal = (outcome: string): outcome is SaleRefusal => outcome in REFUSAL_CODES;
