/** @jest-environment node */
import { namedGuarantee } from './guarantee-words';

it.each([
  '5 Jahre Garantie',
  'Garantie: 2 Jahre',
  '25 Jahre Leistungsgarantie',
  'Mit Hersteller-Garantie',
  '10-Jahres-Garantie',
  'Ga\u00ADrantie',
  'G a r a n t i e',
  'GARAN',
  'lifetime guarantee',
])('%j names a guarantee (BGB §479)', (text) => {
  expect(namedGuarantee(text)).toBeDefined();
});

it.each([
  'Tiefpreisgarantie',
  'garantiert rutschfest',
  'Garantiekarte liegt bei',
  'Garant',
  'Gewährleistung',
])('%j names none', (text) => {
  expect(namedGuarantee(text)).toBeUndefined();
});
