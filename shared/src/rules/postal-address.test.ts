/** @jest-environment node */
import { addressLines, billingField, eachAddressField, storeAddressLines } from './postal-address';

const ERIKA = {
  firstName: 'Erika',
  lastName: 'Muster',
  company: '',
  addition: '',
  street: 'Ring',
  streetNumber: '1',
  zipCode: '50672',
  city: 'Köln',
  country: 'DE',
};

it('has no country in the own country', () => {
  expect(addressLines(ERIKA)).toEqual(['Erika Muster', 'Ring 1', '50672 Köln']);
});

it('has the name of another country on the last line, and no code before the postal code', () => {
  const vienna = { ...ERIKA, zipCode: '1010', city: 'Wien', country: 'AT' };

  expect(addressLines(vienna)).toEqual(['Erika Muster', 'Ring 1', '1010 Wien', 'Österreich']);
});

it('has the name of another country in the language of the reader', () => {
  const vienna = { ...ERIKA, zipCode: '1010', city: 'Wien', country: 'AT' };

  expect(addressLines(vienna, 'en-DE').at(-1)).toBe('Austria');
  expect(addressLines(vienna, 'de-DE').at(-1)).toBe('Österreich');
  expect(addressLines({ ...vienna, country: 'XX' }, 'en-DE').at(-1)).toBe('XX');
});

it('has the firm before the person and the addition before the street', () => {
  const firm = { ...ERIKA, company: 'Muster GmbH', addition: 'Hinterhaus' };

  expect(addressLines(firm)).toEqual(['Muster GmbH', 'Erika Muster', 'Hinterhaus', 'Ring 1', '50672 Köln']);
});

it.each([
  ['FR', ['1 Ring', '50672 Köln', 'Frankreich']],
  ['LV', ['Ring 1', 'Köln 50672', 'Lettland']],
  ['MT', ['1 Ring', 'Köln 50672', 'Malta']],
])('%s: number and postal code are where the country has them', (country, lines) => {
  expect(addressLines({ ...ERIKA, country })).toEqual(['Erika Muster', ...lines]);
});

it('shows a part of an address, such as the place of a store', () => {
  const store = { street: 'Venloer Straße 12', zipCode: '50672', city: 'Köln', state: 'Nordrhein-Westfalen' };

  expect(addressLines(store).join(', ')).toBe('Venloer Straße 12, 50672 Köln');
  expect(storeAddressLines(store)).toEqual(addressLines(store));
});

it('shows what orders have that were placed before a field', () => {
  const { addition: _, company: __, ...before } = ERIKA;

  expect(addressLines(before)).toEqual(addressLines(ERIKA));
});

it('names the fields of a second address', () => {
  expect(eachAddressField(billingField)).toMatchObject({ zipCode: 'billingZipCode', city: 'billingCity' });
});
