import { anyPostalCode } from '@fachwerk/shared/rules';

/** Towns have no digits, so whoever begins with one means a postcode. */
const looksLikePostcode = (typed: string): boolean => /^\d/.test(typed);

/** The key of what is wrong with the words of a store search; null when it can be asked for. */
export function placeProblem(typed: string): string | null {
  const words = typed.trim();
  if (words === '') return 'storefinder.search.required';
  return looksLikePostcode(words) ? (anyPostalCode(words)?.key ?? null) : null;
}

/** About a kilometre: near enough for stores, and nobody learns the house. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;
