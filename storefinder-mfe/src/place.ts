import { anyPostalCode } from '@fachwerk/shared/rules';

/** Towns have no digits: an input that begins with one is a postcode. */
const looksLikePostcode = (typed: string): boolean => /^\d/.test(typed);

/**
 * Many type the postcode with its town: "50667 Köln". Longer than the letters of a Dutch code. Without
 * \p, which older browsers get as a list of all letters.
 */
const TOWN = /(?:,\s*|\s+)[^\d\s,]{3}.*$/;

/** Message key of the error in a store search; null for a valid input. */
export function placeProblem(typed: string): string | null {
  const words = typed.trim();
  if (words === '') return 'storefinder.search.required';
  return looksLikePostcode(words) ? (anyPostalCode(words.replace(TOWN, ''))?.key ?? null) : null;
}

/** Rounds to about a kilometre: precise enough for stores, without revealing the address. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;
