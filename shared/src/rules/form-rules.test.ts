import messages from '../messages.de.json';
import { anyPostalCode } from './any-postal-code';
import { accountHolder, iban } from './bank-account';
import { customerCard } from './customer-card';
import { dateBetween } from './date-rules';
import {
  city,
  dateFormat,
  decimal,
  email,
  firstProblem,
  legalAge,
  maxLength,
  maxValue,
  minLength,
  minValue,
  notBefore,
  numeric,
  password,
  personName,
  required,
  type Rule,
  street,
  streetNumber,
} from './form-rules';
import { phone } from './phone';
import { postalCode } from './postcodes';
import { amount, confirmed, exactLength, isNot, pattern, size } from './value-rules';
import { vatId } from './vat-id';

const table: [name: string, rule: Rule, right: string[], wrong: string[]][] = [
  ['required', required, ['x', '0'], ['', '  ']],
  ['minLength(3)', minLength(3), ['', 'abc'], ['ab']],
  ['maxLength(3)', maxLength(3), ['', 'abc'], ['abcd']],
  ['numeric', numeric, ['', '0123'], ['1.5', '-1', 'a', '1 2']],
  ['decimal', decimal, ['', '12', '12,5', '12.5', '-1'], ['1,2,3', ',5', '1.', 'a']],
  ['minValue(5)', minValue(5), ['5', '5,01'], ['4,99', 'a']],
  ['maxValue(5)', maxValue(5), ['5', '4,99'], ['5,01']],
  [
    'email',
    email,
    ['', 'a@b.de', 'a.b+c@sub.example.com'],
    ['a', 'a@b', 'a b@c.de', '@b.de', 'a@.de', 'a@b..de', 'a@b.de,c', 'a;b@c.de', '<a@b.de>', 'a@b.de\u0000'],
  ],
  [
    'city',
    city,
    ['Köln', 'Frankfurt (Oder)', 'Baden-Baden', 'Wien/Umgebung', 'St. Blasien', 'Frankfurt a. M.', 'Köln 1'],
    ['Köln!', 'Köln<b>', 'http://koeln', 'koeln.example', '()'],
  ],
  [
    'personName',
    personName,
    ['Anna-Lena', "O'Neill", 'Łukasz', 'José'],
    ['Anna1', 'Anna_', 'www.anna.example', '.', 'Anna\n', 'https://anna'],
  ],
  ['street', street, ['Straße des 17. Juni', "Rue de l'Est", 'Am Alten Markt, Hof'], ['Straße #1', 'Weg!']],
  ['streetNumber', streetNumber, ['12', '12 a', '12-14', '12/3'], ['#1', '/', '1<']],
  ['postalCode DE', postalCode('DE'), ['', '01067'], ['1067', '010677', '0106a']],
  ['postalCode AT', postalCode('AT'), ['1010'], ['01010', 'A-10']],
  ['postalCode NL', postalCode('NL'), ['1012', '1012 AB'], ['101', '123456789']],
  [
    'anyPostalCode',
    anyPostalCode,
    ['', '101', '1012 AB', '12345-6789'],
    ['10', '  1', '12345678901', '10_12'],
  ],
  ['isNot', isNot('1234'), ['', '12345'], ['1234']],
  ['exactLength(4)', exactLength(4), ['', 'abcd'], ['abc', 'abcde']],
  ['pattern', pattern(/^[a-z]+$/, 'forms.name'), ['', 'abc'], ['ABC']],
  ['confirmed', confirmed('Geheim-1'), ['', 'Geheim-1'], ['geheim-1', 'Geheim-1 ']],
  [
    'password',
    password,
    ['', 'Abcdef1!', 'Schöne-Grüße-2', `Aa1!${'x'.repeat(251)}`, 'ÄÖü 12€x'],
    ['Abcde1!', `Aa1!${'x'.repeat(252)}`, 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abcdefg1 '],
  ],
  [
    'customerCard',
    customerCard,
    ['', '2912345671'],
    ['29 1234 5671', '19', '1912345673', ' 1912345673', '1 9', '29-123', 'abc', '2912345678', '0191'],
  ],
  [
    'dateFormat',
    dateFormat,
    ['', '24.12.1990', '1.2.1990', '1990-12-24', '24121990', '29.02.2024'],
    ['31.02.1990', '29.02.2023', '24.12.90', '24/12/1990', '1990-13-01', '32121990', 'gestern'],
  ],
  ['notBefore', notBefore('1900-01-01'), ['', '01.01.1900', '1900-01-01'], ['31.12.1899', '1899-12-31']],
  [
    'dateBetween',
    dateBetween('1900-01-01', '2026-11-21'),
    ['', '01.01.1900', '21.11.2026', 'kein Datum'],
    ['31.12.1899', '22.11.2026'],
  ],
  [
    'legalAge',
    legalAge('2026-11-21'),
    ['', '21.11.2008', '20.11.2008', '2008-11-21'],
    ['22.11.2008', '01.01.2020', '2008-11-22'],
  ],
  [
    'phone',
    phone,
    ['', '0221 123456', '(0)221/12-34-56', '1234', '+49 221 123456', '0221.123456'],
    ['123', '12345 ext', '0221 + 123456', '1234567890123456789'],
  ],
  [
    'vatId',
    vatId,
    ['', 'DE123456789', 'ATU12345678', 'EL123456789', 'CHE123456789MWST', 'NL123456789B01'],
    ['de 123 456 789', 'DE12345678', 'GB123456789', '123456789', 'ATU1234567', 'FR1234'],
  ],
  [
    'iban',
    iban,
    ['', 'DE02120300000000202051', 'NO9386011117947', 'AT611904300234573201'],
    [
      'DE0212030000',
      'NO938601111794',
      '0212030000000020205112',
      'DEX2120300000000202051',
      `DE02${'1'.repeat(31)}`,
      // Wrong check digits, a digit too few, a country without SEPA.
      'DE03120300000000202051',
      'DE0212030000000020205',
      'BR1500000000000010932840814P2',
    ],
  ],
  [
    'accountHolder',
    accountHolder,
    ['', 'Li', "Erika O'Hara-Weiß", 'x'.repeat(50), 'Müller GmbH & Co. KG', 'Firma 24'],
    ['L', 'x'.repeat(51), '<b>Firma</b>'],
  ],
  [
    'amount(5, 500)',
    amount(5, 500),
    ['', '5', '500', '25,5', '25.50', '499,99'],
    ['4,99', '500,01', '25,505', '25,', ',5', '1.000,00', '-5', 'zehn'],
  ],
];

describe.each(table)('%s', (_name, rule, right, wrong) => {
  it.each(right)('accepts "%s"', (value) => {
    expect(rule(value)).toBeNull();
  });

  it.each(wrong)('refuses "%s" with a text that exists', (value) => {
    const problem = rule(value);

    expect(Object.keys(messages)).toContain(problem?.key);
  });
});

it('fills every placeholder of its text', () => {
  for (const [, rule, , wrong] of table) {
    const problem = rule(wrong[0] ?? '');
    const sentence: string = (messages as Record<string, string>)[problem?.key ?? ''] ?? '';
    const placeholders = [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);

    expect(Object.keys(problem?.values ?? {})).toEqual(expect.arrayContaining(placeholders));
  }
});

it.each([
  // The legal age is reached on the birthday, not on the evening before.
  ['2026-11-21', '21.11.2008', true],
  ['2026-11-20', '21.11.2008', false],
  // For a birthday on 29 February the 18th year ends with 28 February (BGB §188), so the age is reached on 1
  // March.
  ['2026-02-28', '29.02.2008', false],
  ['2026-03-01', '29.02.2008', true],
  // The current day is 29 February, and eighteen years earlier that day did not exist.
  ['2028-02-29', '28.02.2010', true],
  ['2028-02-29', '01.03.2010', false],
])('on %s somebody born on %s is of age: %s', (today, born, isOfAge) => {
  expect(legalAge(today)(born) === null).toBe(isOfAge);
});

it('tells the year before which nobody is born', () => {
  expect(notBefore('1900-01-01')('31.12.1899')).toEqual({
    key: 'forms.dateTooEarly',
    values: { year: 1900 },
  });
});

it('tells a short postal code from a wrong one', () => {
  expect(anyPostalCode('10')?.key).toBe('global.postalcode.toSmall');
  expect(anyPostalCode('10_12')?.key).toBe('global.postalcode.error');
});

it('answers only the first problem', () => {
  expect(firstProblem('', [required, email])?.key).toBe('forms.required');
  expect(firstProblem('a', [required, email])?.key).toBe('forms.email');
  expect(firstProblem('a@b.de', [required, email])).toBeNull();
});

describe('a browser that knows no classes of letters', () => {
  const real = globalThis.RegExp;
  afterEach(() => {
    globalThis.RegExp = real;
  });

  it('leaves names, streets and passwords to the server, and checks everything else', () => {
    globalThis.RegExp = function refusing(source: string, flags?: string) {
      if (/\\p\{/.test(source)) throw new SyntaxError('Invalid regular expression');
      return new real(source, flags);
    } as unknown as RegExpConstructor;

    expect([personName('Anna1'), street('Weg!'), password('lowercase1')]).toEqual([null, null, null]);
    expect(password('short')).not.toBeNull();
    expect(postalCode('DE')('1067')).not.toBeNull();
  });
});

it('size limits a file in kilobytes', () => {
  expect(size(2)(null)).toBeNull();
  expect(size(2)({ size: 2048 })).toBeNull();
  expect(size(2)({ size: 2049 })).toEqual({ key: 'forms.size', values: { max: 2 } });
});

const changed = (signs: readonly string[], ...changes: readonly [number, string][]): string => {
  const copy = [...signs];
  for (const [at, sign] of changes) copy[at] = sign;
  return copy.join('');
};

describe('the check digits of an IBAN', () => {
  // One per length, from the registry of ISO 13616.
  const rightOnes = [
    'DE89370400440532013000',
    'AT611904300234573201',
    'CH9300762011623852957',
    'BE68539007547034',
    'NO9386011117947',
    'FR1420041010050500013M02606',
    'NL91ABNA0417164300',
    'MT84MALT011000012345MTLCAST001S',
    'PL61109010140000071219812874',
    'GB29NWBK60161331926819',
  ];

  it.each(rightOnes)('accept %s', (value) => {
    expect(iban(value)).toBeNull();
  });

  it.each(rightOnes)('refuse every other digit and every swap of neighbours in %s', (value) => {
    const signs = [...value];
    const others = signs.flatMap((sign, at) =>
      /\d/.test(sign)
        ? [...'0123456789'].filter((digit) => digit !== sign).map((digit) => changed(signs, [at, digit]))
        : [],
    );
    const swaps = signs.slice(2).flatMap((sign, index) => {
      const [at, next] = [index + 2, signs[index + 3]];
      if (next === undefined || next === sign) return [];
      return [changed(signs, [at, next], [at + 1, sign])];
    });

    expect([...others, ...swaps].filter((one) => iban(one) === null)).toEqual([]);
  });
});
