/** @jest-environment node */
import { takesBrotli } from './takes-brotli';

it.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['BR;q=0.5, gzip', true],
  ['br;q=0', false],
  ['gzip, br; q=0.0', false],
  ['x-br-y, gzip', false],
  ['', false],
])('"%s" accepts Brotli: %s', (encodings, isAccepted) => {
  expect(takesBrotli({ headers: { 'accept-encoding': encodings } })).toBe(isAccepted);
});

it('a client that names no encodings does not accept it', () => {
  expect(takesBrotli({ headers: {} })).toBe(false);
});
