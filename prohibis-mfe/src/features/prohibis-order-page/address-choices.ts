import type { Checkout } from '@fachwerk/shared/contracts';
import { addressLines, eachAddressField } from '@fachwerk/shared/rules';

export interface AddressChoice {
  /** Empty: the address of the last order, which the address book does not have. */
  id: string;
  label: string;
}

/** What tells two addresses apart. */
const FIELDS = ['street', 'streetNumber', 'zipCode', 'city'] as const;

/** Addresses that the goods or the bill may go to; the suggested one first. */
export function addressChoices({ address }: Pick<Checkout, 'address'>, locale: string): AddressChoice[] {
  const { values, book = [] } = address;
  const isSuggested = (one: (typeof book)[number]) =>
    FIELDS.every((field) => one.values[field] === values[field]);
  const stored = book
    .toSorted((a, b) => Number(isSuggested(b)) - Number(isSuggested(a)))
    .map(({ id, lines }) => ({ id, label: lines.join(', ') }));
  if (!values.street || book.some(isSuggested)) return stored;
  const suggested = eachAddressField((field) => {
    const value = values[field];
    return typeof value === 'string' ? value : '';
  });
  return [{ id: '', label: addressLines(suggested, locale).join(', ') }, ...stored];
}
