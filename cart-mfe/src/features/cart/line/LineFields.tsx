import type { CartLineIds } from '../state/cart-changes';

/** The hidden fields that identify a line when the form is sent without script. */
export function LineFields(line: CartLineIds) {
  const names = ['entryId', 'itemId', 'companyId'] as const satisfies readonly (keyof CartLineIds)[];
  return names.map((name) => line[name] && <input key={name} type="hidden" name={name} value={line[name]} />);
}
