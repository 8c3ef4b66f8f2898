import messages from '../messages.de.json';
import {
  anyPostalCode,
  city,
  decimal,
  email,
  firstProblem,
  maxLength,
  maxValue,
  minLength,
  minValue,
  numeric,
  personName,
  postalCode,
  required,
  street,
  streetNumber,
  type Rule,
} from './rules';

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
    ['a', 'a@b', 'a b@c.de', '@b.de', 'a@.de', 'a@b..de'],
  ],
  ['city', city, ['Köln', 'Frankfurt (Oder)', 'Baden-Baden', 'Wien/Umgebung'], ['Köln 1', 'Köln!']],
  ['personName', personName, ['Anna-Lena', "O'Neill", 'Łukasz', 'José'], ['Anna1', 'Anna_']],
  ['street', street, ['Straße des 17. Juni', "Rue de l'Est", 'Am Alten Markt, Hof'], ['Straße #1', 'Weg!']],
  ['streetNumber', streetNumber, ['12', '12 a', '12-14'], ['12/3', '#1']],
  ['postalCode DE', postalCode('DE'), ['', '01067'], ['1067', '010677', '0106a']],
  ['postalCode AT', postalCode('AT'), ['1010'], ['01010', 'A-10']],
  ['postalCode NL', postalCode('NL'), ['1012', '1012 AB'], ['101', '123456789']],
  [
    'anyPostalCode',
    anyPostalCode,
    ['', '101', '1012 AB', '12345-6789'],
    ['10', '  1', '12345678901', '10_12'],
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

it('tells a short postal code from a wrong one', () => {
  expect(anyPostalCode('10')?.key).toBe('global.postalcode.toSmall');
  expect(anyPostalCode('10_12')?.key).toBe('global.postalcode.error');
});

it('answers only the first problem', () => {
  expect(firstProblem('', [required, email])?.key).toBe('forms.required');
  expect(firstProblem('a', [required, email])?.key).toBe('forms.email');
  expect(firstProblem('a@b.de', [required, email])).toBeNull();
});
