/** @jest-environment node */
import { readDocuments } from './read-documents';

const read = (text: string) => readDocuments(text, 'documents');

it.each([
  ['', []],
  ['data-sheet de', [{ kind: 'data-sheet', language: 'de' }]],
  [
    'manual en https://maker.example/m.pdf 182000 | safety de /media/4711.pdf',
    [
      { kind: 'manual', language: 'en', address: 'https://maker.example/m.pdf', size: 182_000 },
      { kind: 'safety', language: 'de', address: '/media/4711.pdf' },
    ],
  ],
])('%p is read', (text, documents) => expect(read(text)).toEqual(documents));

it.each([
  ['flyer de /media/1.pdf', /^must be like 'manual de .*' with one of data-sheet, .*, is 'flyer de/],
  ['manual de /media/1.pdf 1 2', /^must be like/],
  ['manual', /^must have a language/],
  ['manual zz /media/1.pdf', /^must have a language/],
  ['manual DE', /^must have a language/],
  ['manual en', /^must have an address: samples exist in German only/],
  ['manual de http://maker.example/m.pdf', /^must have an address of the shop/],
  ['manual de //evil.example/m.pdf', /^must have an address of the shop/],
  ['manual de javascript:alert(1)', /^must have an address of the shop/],
  ['manual de data:text/html,x', /^must have an address of the shop/],
  ['manual de /media/1.pdf 0', /^must be a whole number from 1/],
  ['manual de /media/1.pdf viel', /^must be a whole number from 1/],
  ['manual de /a.pdf | manual de /b.pdf', /^has 'manual de' twice/],
])('%p is refused', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
