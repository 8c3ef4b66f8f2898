import { buyerReference, isLeitwegId, plainBuyerReference } from './buyer-reference';

it.each([
  ['04011000-12345-03', '04011000-12345-03'],
  [' 04011000 – 12345 – 03 ', '04011000-12345-03'],
  ['991-33333test-33', '991-33333TEST-33'],
  ['Projekt  7 – Neubau ', 'Projekt 7 – Neubau'],
  ['b/2026-15', 'b/2026-15'],
  ['', ''],
])('writes %j as %j', (typed, plain) => {
  expect(plainBuyerReference(typed)).toBe(plain);
});

it.each(['04011000-12345-03', '04011000-1234512345-06', '991-33333TEST-33'])(
  'knows %s as the address of an authority',
  (value) => {
    expect(isLeitwegId(value)).toBe(true);
    expect(buyerReference(value)).toBeNull();
  },
);

it.each(['04011000-12345-34', '04011000-12354-03', '991-33333TEST-34'])(
  'refuses %s, whose check digits are wrong',
  (value) => {
    expect(isLeitwegId(value)).toBe(false);
    expect(buyerReference(value)).toEqual({ key: 'forms.leitwegId' });
  },
);

it.each(['', 'Projekt 7', '12-345-67', '2026-15-01', '17011000-12345-03', '04011000'])(
  'takes %j as a reference of the firm',
  (value) => {
    expect(isLeitwegId(value)).toBe(false);
    expect(buyerReference(value)).toBeNull();
  },
);
