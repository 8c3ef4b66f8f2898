/** @jest-environment node */
import { lotteryFields } from './lottery-fields';

it.each([
  ['plain', { email: 'a', terms: 'on' }],
  ['with dots', { 'lottery.email': 'a', 'lottery.terms': 'on' }],
  ['with brackets', { 'lottery[email]': 'a', 'lottery[terms]': 'on' }],
  ['nested', { lottery: { email: 'a', terms: 'on' } }],
  ['mixed', { 'lottery.email': 'a', acceptTerms: 'on' }],
])('reads names that are %s', (_, body) => {
  expect(lotteryFields(body)).toEqual({ email: 'a', terms: 'on' });
});

it('reads the names of the rules beside those of the fields', () => {
  expect(lotteryFields({ firstName: 'a', lastName: 'b', acceptTerms: 'on', birthdate: 'c' })).toEqual({
    firstname: 'a',
    lastname: 'b',
    terms: 'on',
    birthDate: 'c',
  });
});

it('keeps a field that is sent twice as a list, which the form refuses', () => {
  expect(lotteryFields({ email: 'a', 'lottery.email': 'b' })).toEqual({ email: ['a', 'b'] });
});

it.each([
  '{"__proto__": {"email": "a"}, "constructor": "a", "prototype": "a"}',
  '{"lottery.__proto__": "a", "lottery[constructor]": "a", "lottery[__proto__].email": "a"}',
  '{"lottery": {"__proto__": {"email": "a"}, "constructor": {"prototype": {"email": "a"}}}}',
  '{"lottery[email][__proto__]": "a", "other.email": "a", "lottery..email": "a", "lottery[email": "a"}',
  '{"winner": true, "code": "G-1", "person": "x", "lottery": [{"email": "a"}]}',
  '"email"',
  '[]',
  'null',
])('drops %s', (json) => {
  const fields = lotteryFields(JSON.parse(json));

  expect(fields).toEqual({});
  expect(fields.email).toBeUndefined();
  expect(({} as { email?: string }).email).toBeUndefined();
});
