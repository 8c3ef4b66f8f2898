import { COUNTRIES } from '../rules/countries';
import { fullName } from '../rules/full-name';
import { postalCode, toPostalCode } from '../rules/postcodes';
import { BankDetailsForm } from './orders/order-page';
import { addressForm, contactForm } from './selling/checkout-forms';

const PERSON = { firstName: 'Jana', lastName: 'Weiß', email: 'jana@example.org' };
const PLACE = {
  firstName: 'Jana',
  lastName: 'Weiß',
  street: 'Ring',
  streetNumber: '1',
  zipCode: '50672',
  city: 'Köln',
  country: 'DE',
};
const contact = (typed: object) => contactForm().safeParse({ ...PERSON, ...typed });
const address = (typed: object) => addressForm().safeParse({ ...PLACE, ...typed });

/** Checks one field. `stored` is null for a value that is refused; a missing one is stored as typed. */
type Row = readonly [typed: string, stored?: string | null];
function stores(
  read: typeof contact | typeof address,
  field: string,
  rows: readonly Row[],
  rest: object = {},
) {
  it.each(rows)(`${field}: %j`, (typed, stored = typed) => {
    const result = read({ ...rest, [field]: typed });

    if (stored === null) expect(result.error?.issues.map(({ path }) => path.join())).toEqual([field]);
    else expect(result.data).toMatchObject({ [field]: stored });
  });
}

it('a person with one name orders by the last name alone', () => {
  const orders = contact({ firstName: '', lastName: 'Suharto' });
  expect(orders.data).toMatchObject({ firstName: '', lastName: 'Suharto' });
  expect(address({ firstName: '', lastName: 'Suharto' }).data).toMatchObject({ lastName: 'Suharto' });
  expect(contact({ lastName: '' }).error?.issues.map(({ path }) => path.join())).toEqual(['lastName']);
  expect([{ firstName: '', lastName: 'Suharto' }, PERSON].map(fullName)).toEqual(['Suharto', 'Jana Weiß']);
});

describe('names are stored as typed, without superfluous spaces', () => {
  stores(contact, 'firstName', [
    ...([
      ['Dr. Jana'],
      ['J. P.'],
      ['Dr.Jana'],
      ['Anna-Lena'],
      ['Jana & Karl'],
      ['Sean "Sonny"'],
      ['Ö'],
    ] as const),
    ...([['Zoë'], ['Łukasz'], ['Ιωάννης'], ['Юлия'], ['محمد'], ['美咲'], ['अनिल'], ['O']] as const),
    ['  Jana ', 'Jana'],
    ['Jana\u00A0 Maria', 'Jana Maria'],
    ['Jana\u200B', 'Jana'],
    ['Go\u0308kc\u0327e', 'Gökçe'],
    ...([
      ['<b>Jana</b>', null],
      ['www.jana.example', null],
      ['jana.example', null],
      ['https://x', null],
    ] as const),
    ...([
      ['Jana\nBcc', null],
      ['Jana\u0007', null],
      [' ', ''],
      ['.', null],
      ['Jana1', null],
    ] as const),
  ]);
  stores(contact, 'lastName', [
    ...([['Maier jun.'], ['O´Brien'], ['O`Brien'], ["O'Brien"], ['d’Ávila'], ['Żółć'], ['Gal·la']] as const),
    ...([
      ['Mag. (FH) Berger'],
      ['Schmidt/Müller'],
      ['Müller (geb. Ott)'],
      ['José‐María'],
      ['Joh.Seb. Bach'],
    ] as const),
    ...([['O′Brien'], ['ʻAukai'], ['Ilıcalı'], ['Đặng'], ['-'], ['–'], ['--', null]] as const),
    ...([['von und zu Guttenberg'], ['Müller-Lüdenscheidt'], ['Παπαδόπουλος'], ['St. John']] as const),
  ]);
});

describe('places are stored as typed', () => {
  stores(address, 'streetNumber', [
    ...([
      ['4/1'],
      ['2 1/2'],
      ['17½'],
      ['5 + 7'],
      ['3.2'],
      ['12a-c'],
      ['12 a'],
      ['12–14'],
      ['1 (Hof)'],
    ] as const),
    ...([
      ['22 A, Stiege 3'],
      ['12 (Hinterhaus)'],
      ['5 - 7 a'],
      ['12 u. 14'],
      ['s/n'],
      ['-'],
      ['№ 5'],
    ] as const),
    [' 12 ', '12'],
    ...([
      ['#1', null],
      ['<1>', null],
      ['/', null],
      ['', null],
    ] as const),
  ]);
  stores(address, 'city', [
    ...([
      ['Paris 12'],
      ['Wien 10'],
      ['St. Gallen'],
      ['St.Gallen'],
      ['Halle (Saale)'],
      ['Halle/Saale'],
    ] as const),
    ...([['Neustadt a. d. Weinstraße'], ['Neustadt a.d.Weinstraße'], ["'s-Hertogenbosch"], ['Å']] as const),
    ...([['Gr.Kreutz (Havel)'], ['Rothenburg o.d.Tauber'], ['Paris Cedex 08'], ['-', null]] as const),
    ...([['Lyon 3e Arrondissement'], ['Praha 1'], ['Brandenburg, OT Plaue']] as const),
    ...([
      ['Köln<br>', null],
      ['koeln.example', null],
      ['Köln!', null],
    ] as const),
  ]);
  stores(address, 'street', [
    ...([['Straße des 17. Juni'], ['C 1'], ["Rue de l'Église"], ['Platz (Süd)'], ['Ring #1', null]] as const),
    ...([
      ['Packstation 145'],
      ['Hauptstr. 3½'],
      ['Weg 3 + 4'],
      ['Haus "Alpenblick"'],
      ['Calle Nº 5'],
    ] as const),
    ['<b>Ring</b>', null],
  ]);
});

describe('postal codes have the form of their country', () => {
  const rows: readonly (readonly [country: string, typed: string, stored: string | null])[] = [
    ...([
      ['DE', '50672 ', '50672'],
      ['DE', ' 50672', '50672'],
      ['DE', 'D-50672', '50672'],
    ] as const),
    ...([
      ['DE', 'DE 50672', '50672'],
      ['DE', '５０６７２', '50672'],
      ['DE', '5067', null],
      ['DE', '00000', null],
      ['DE', '00123', null],
      ['DE', '01067', '01067'],
      ['AT', '0100', null],
      ['CH', '0000', null],
      ['FR', '00000', null],
      ['SE', '000 00', null],
      ['IT', '00118', '00118'],
      ['NO', '0001', '0001'],
      ['PL', '00-001', '00-001'],
      ['PL', '00-000', null],
      ['SK', '01001', '010 01'],
    ] as const),
    ...([
      ['AT', '1010', '1010'],
      ['AT', 'AT-1010', '1010'],
      ['AT', 'A-1010', '1010'],
    ] as const),
    ...([
      ['IS', '101', '101'],
      ['IS', '1010', null],
      ['CH', 'CH-8001', '8001'],
    ] as const),
    ...([
      ['IE', 'd02af30', 'D02 AF30'],
      ['IE', 'D02 AF30', 'D02 AF30'],
      ['NL', '5211aa', '5211 AA'],
    ] as const),
    ...([
      ['NL', '1012', '1012'],
      ['LV', 'LV-1010', '1010'],
      ['LT', 'LT-01001', '01001'],
    ] as const),
    ...([
      ['LU', 'L-1009', '1009'],
      ['SI', 'SI-1000', '1000'],
      ['FI', 'FI-00100', '00100'],
    ] as const),
    ...([
      ['CZ', '11000', '110 00'],
      ['SE', '111 22', '111 22'],
      ['GR', '105 57', '105 57'],
    ] as const),
    ...([
      ['GR', 'EL-105 57', '105 57'],
      ['FI', 'AX-22100', '22100'],
    ] as const),
    ...([
      ['PL', '00950', '00-950'],
      ['PT', '1000-001', '1000-001'],
      ['MT', 'VLT1117', 'VLT 1117'],
    ] as const),
    ...([
      ['FR', '75012', '75012'],
      ['FR', '<<>>', null],
      ['FR', '     x', null],
      ['NL', '????', null],
    ] as const),
  ];

  it.each(rows)('%s: %j becomes %j', (country, typed, stored) => {
    const result = address({ country, zipCode: typed });

    if (stored === null) expect(result.error?.issues.map(({ path }) => path.join())).toEqual(['zipCode']);
    else expect(result.data?.zipCode).toBe(stored);
  });

  it.each(COUNTRIES)('%s has a format of its own', (country) => {
    expect(postalCode(country)('x')).toMatchObject({
      key: expect.stringMatching(/^forms\.postalCode/) as string,
    });
    expect(postalCode(country)('abcdefgh')).not.toBeNull();
    expect(toPostalCode(' x ', country)).toBe('x');
  });

  it('reads the address of the bill with the country of the bill', () => {
    const bill = {
      billingFirstName: 'Jon',
      billingLastName: 'Berg',
      billingStreet: 'Gata',
      billingStreetNumber: '1',
      billingZipCode: 'IS-101',
      billingCity: 'Reykjavík',
      billingCountry: 'IS',
      hasBilling: 'on',
    };

    expect(address(bill).data).toMatchObject({ zipCode: '50672', billingZipCode: '101' });
  });
});

describe('numbers of VAT have the form of the e-invoice (EN 16931 BR-CO-09)', () => {
  const rows: readonly Row[] = [
    ...([
      ['DE 123 456 789', 'DE123456789'],
      ['de123456789', 'DE123456789'],
    ] as const),
    ...([['de 123.456-789', 'DE123456789'], ['ATU12345678'], ['atu 1234 5678', 'ATU12345678']] as const),
    ...([['EL123456789'], ['GR123456789', 'EL123456789'], ['nl000099998b57', 'NL000099998B57']] as const),
    ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ...([
      ['XI123456789', null],
      ['GB123456789', null],
      ['DE12345678', null],
      ['GR', null],
      ['123456789', null],
    ] as const),
  ];
  stores(contact, 'vatId', rows, { company: 'Bau & Söhne GmbH' });
});

describe('phone numbers and addresses of mail', () => {
  stores(contact, 'phone', [
    ...([['+49 170 1234567'], ['0049 170 1234567'], ['0170/1234567'], ['(0221) 12 34 56']] as const),
    ...([
      ['0221 – 123456', '0221 - 123456'],
      [' 0221 123456\u202C', '0221 123456'],
      ['0221.123456'],
    ] as const),
    ...([
      ['12', null],
      ['0221 ABC', null],
      ['tel:0221123456', null],
    ] as const),
  ]);
  stores(contact, 'email', [
    [' jana@example.org ', 'jana@example.org'],
    ['jana @example.org', null],
    ['jana@example.org\nBcc: a@b.de', null],
  ]);
});

it.each([
  ['Müller GmbH & Co. KG', 'de02 1203 0000 0000 2020 51'],
  ['1&1 Telecom GmbH', 'DE02-1203-0000-0000-2020-51'],
  ['Möbel.de: Küchen e.K.', 'DE02120300000000202051'],
  [' Dr. Jana  Weiß ', 'DE02120300000000202051'],
  ['Jana Weiß', 'IBAN: DE02 1203 0000 0000 2020 51'],
])('the account of %j is stored with a plain IBAN', (accountHolder, iban) => {
  expect(BankDetailsForm.parse({ accountHolder, iban })).toEqual({
    accountHolder: accountHolder.trim().replace('  ', ' '),
    iban: 'DE02120300000000202051',
  });
});

it('asks for no salutation', () => {
  expect(contact({}).data?.salutation).toBe('UNKNOWN');
});
