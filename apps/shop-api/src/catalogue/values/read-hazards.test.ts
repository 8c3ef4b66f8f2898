/** @jest-environment node */
import { readHazards } from './read-hazards';

const read = (text: string) => readHazards(text, 'hazards');

it.each([
  [
    'GHS07 | GHS02 | DANGER | H222 | H229 | P280 Schutzhandschuhe/Augenschutz',
    {
      pictograms: ['GHS02', 'GHS07'],
      signalWord: 'DANGER',
      phrases: ['H222', 'H229', 'P280 Schutzhandschuhe/Augenschutz'],
    },
  ],
  ['WARNING | H229', { pictograms: [], signalWord: 'WARNING', phrases: ['H229'] }],
  ['EUH208 BIT, MIT | P102', { pictograms: [], phrases: ['EUH208 BIT, MIT', 'P102'] }],
  ['P305+P351+P338', { pictograms: [], phrases: ['P305+P351+P338'] }],
])('%p is read', (text, hazards) => expect(read(text)).toEqual(hazards));

it.each([
  ['GHS10 | H222', /^must have known codes such as GHS02, DANGER, H222 or P102, is 'GHS10'/],
  ['H999', /^must have known codes .* is 'H999'/],
  ['h222', /^must have known codes .* is 'h222'/],
  ['constructor', /^must have known codes/],
  ['Gefahr | H222', /^must have known codes .* is 'Gefahr'/],
  ['GHS02, GHS07 | H222', /^must have known codes/],
  ['P280', /^must have words for the gap of 'P280': '… tragen\.'/],
  ['H222 sehr', /^must have no words after 'H222', is 'H222 sehr'/],
  ['H222 | H222', /^has 'H222' twice/],
  ['P280 Augenschutz | P280 Schutzhandschuhe', /^has 'P280' twice/],
  ['DANGER | WARNING | H222', /^must have one signal word/],
  ['GHS02', /^must have the H phrase that 'GHS02' belongs to/],
  ['DANGER | P102', /^must have the H phrase that 'DANGER' belongs to/],
])('%p is refused', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
