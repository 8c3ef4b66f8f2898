/** @jest-environment node */
import { firstProblem } from './form-rules';
import { plainTrackingNumber, trackingNumber } from './parcels';

const problemOf = (typed: string) => firstProblem(plainTrackingNumber(typed), trackingNumber)?.key;

it.each([
  ['00340434 1610 9400 0001', '00340434161094000001'],
  ['  1z 999 aa1\u00A001 ', '1Z999AA101'],
  ['4711/22-3.1', '4711/22-3.1'],
  ['12\u200B34', '1234'],
  ['7', '7'],
])('takes the tracking number "%s" as %s', (typed, plain) => {
  expect(plainTrackingNumber(typed)).toBe(plain);
  expect(problemOf(typed)).toBeUndefined();
});

it.each([
  ['', 'forms.required'],
  ['   ', 'forms.required'],
  ['1'.repeat(61), 'forms.maxLength'],
  ['https://x.example', 'deskError.trackingNumber'],
  ['<b>1</b>', 'deskError.trackingNumber'],
  ['١٢٣', 'deskError.trackingNumber'],
  ['-12', 'deskError.trackingNumber'],
])('refuses "%s"', (typed, problem) => {
  expect(problemOf(typed)).toBe(problem);
});
