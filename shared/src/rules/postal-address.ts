import { SHOP_LOCALE } from '../format/shop-locale';
import { countryName, HOME_COUNTRY } from './countries';

/** Lines of an address from the recipient to the country, as DIN 5008 and UPU S42 order them. */
const LINES = ['firm', 'person', 'addition', 'street', 'place', 'country'] as const;

interface FieldFacts {
  /** The line that shows the field; fields of one line stand in the order of this file. */
  line: (typeof LINES)[number];
  /** Orders without it are refused. */
  isRequired: boolean;
}

/**
 * The fields of a postal address, in the order of forms. Rules, form and invoice are records over these
 * names: docs/guides/an-address-field.md.
 */
export const ADDRESS_FIELDS = {
  /** A person with one name has a last name only. */
  firstName: { line: 'person', isRequired: false },
  lastName: { line: 'person', isRequired: true },
  company: { line: 'firm', isRequired: false },
  street: { line: 'street', isRequired: true },
  streetNumber: { line: 'street', isRequired: true },
  addition: { line: 'addition', isRequired: false },
  zipCode: { line: 'place', isRequired: true },
  city: { line: 'place', isRequired: true },
  /** ISO 3166-1 alpha-2. */
  country: { line: 'country', isRequired: true },
} as const satisfies Record<string, FieldFacts>;

export type AddressField = keyof typeof ADDRESS_FIELDS;

/** An address as forms have it: a field without a value is empty. */
export type PostalAddress = Record<AddressField, string>;

const FIELDS = /* @__PURE__ */ Object.keys(ADDRESS_FIELDS) as AddressField[];

/** A record with a value for every field, in the order of forms. */
export const eachAddressField = <Value>(valueOf: (field: AddressField) => Value) =>
  Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as Record<AddressField, Value>;

export type BillingField<Field extends AddressField = AddressField> = `billing${Capitalize<Field>}`;

/** Name of a field of the second address of a form: "billingZipCode". */
export const billingField = (field: AddressField) =>
  `billing${field.charAt(0).toUpperCase()}${field.slice(1)}` as BillingField;

/** Countries that write the number before the street, and the postal code after the city (UPU). */
const REVERSED: Partial<Record<(typeof LINES)[number], readonly string[]>> = {
  street: ['FR', 'IE', 'LU', 'MT'],
  place: ['IE', 'LV', 'MT'],
};

type PartOfAddress = { readonly [Field in AddressField]?: string | undefined };

/** `country` is that whose order of words applies; `address` has what is shown. */
const linesIn = (country: string, address: PartOfAddress): string[] =>
  LINES.map((line) => {
    const words = FIELDS.filter((field) => ADDRESS_FIELDS[field].line === line && address[field]).map(
      (field) => address[field],
    );
    return (REVERSED[line]?.includes(country) ? words.reverse() : words).join(' ');
  }).filter((line) => line !== '');

/**
 * An address, or a part of one, as lines of text. The country is on the last line, by its name in the
 * language of the reader, and only abroad; a postal code has no code of its country before it (DIN 5008, UPU
 * S42). The capitals that both want are for sorting machines: no label is printed from these lines. Pages,
 * mails and documents show an address by this function or by that of stores only.
 */
export function addressLines(address: PartOfAddress, locale: string = SHOP_LOCALE): string[] {
  const { country = HOME_COUNTRY } = address;
  const shown = country === HOME_COUNTRY ? '' : countryName(country, locale);
  return linesIn(country, { ...address, country: shown });
}

/** The same for a store, which is in the country of the shop: pages of stores need no names of countries. */
export const storeAddressLines = (address: Omit<PartOfAddress, 'country'>): string[] =>
  linesIn(HOME_COUNTRY, address);
