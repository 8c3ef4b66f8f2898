import type { Translate } from '@fachwerk/shared/widget';
import { fieldText, refusalTexts } from './refusal-texts';

const text: Translate = (key, _, otherwise = key) =>
  key.startsWith('known.') || key === 'rental.refused' ? `text of ${key}` : otherwise;
const refusal = (fields: [field: string, msg: string][], ...globals: string[]) => ({
  fieldErrors: fields.map(([field, msg]) => ({ field, msg })),
  globalErrors: globals.map((msg) => ({ msg })),
});

it('a sentence stands once: at its field, else above the form', () => {
  const ofField = refusal([['toTime', 'known.a']], 'known.a');
  const ofDay = refusal([['fromDay', 'known.b']], 'known.b');

  expect(fieldText(text, ofField, 'toTime')).toBe('text of known.a');
  expect(refusalTexts(text, ofField, true)).toEqual([]);
  expect(refusalTexts(text, ofDay, true)).toEqual(['text of known.b']);
});

it('stands above where there is no form', () => {
  expect(refusalTexts(text, refusal([['fromTime', 'known.a']], 'known.a'), false)).toEqual([
    'text of known.a',
  ]);
});

it('is never a key, and never nothing', () => {
  expect(refusalTexts(text, refusal([], 'technical.error'), true)).toEqual(['text of rental.refused']);
  expect(fieldText(text, refusal([['toDay', 'unknown']]), 'toDay')).toBe('text of rental.refused');
});
