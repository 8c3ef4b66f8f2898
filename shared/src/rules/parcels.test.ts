/** @jest-environment node */
import { firstProblem } from './form-rules';
import { CARRIERS, plainTrackingNumber, trackingNumber, trackingUrl } from './parcels';

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

it.each([
  ['DHL', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=AB12'],
  ['DPD', 'https://tracking.dpd.de/status/de_DE/parcel/AB12'],
  ['GLS', 'https://gls-group.com/DE/de/paketverfolgung?match=AB12'],
  ['Hermes', 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#AB12'],
  ['UPS', 'https://www.ups.com/track?loc=de_DE&tracknum=AB12'],
  [' hermes ', 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#AB12'],
])('a parcel of %s can be followed on the page of the carrier', (carrier, url) => {
  expect(trackingUrl(carrier, ' ab\u00A01 2 ')).toBe(url);
});

it('every carrier of the desk but the forwarding agent has a page', () => {
  expect(CARRIERS.filter((carrier) => trackingUrl(carrier, '1') === undefined)).toEqual(['Spedition']);
});

it('a number stays one part of the address', () => {
  expect(trackingUrl('DPD', '4711/22-3.1')).toBe('https://tracking.dpd.de/status/de_DE/parcel/4711%2F22-3.1');
});

it.each([
  [undefined, '1'],
  ['DHL', undefined],
  ['', '1'],
  ['Kurier Köln', '1'],
  ['constructor', '1'],
  ['javascript:', '1'],
  ['DHL', ''],
  ['DHL', '1'.repeat(100)],
  ['DHL', 'Päckchen'],
  ['DHL', 'javascript:alert(1)'],
  ['DHL', '1&piececode=2'],
  ['DHL', '../1'],
  ['DHL', '\uD800'],
])('a parcel of "%s" with the number "%s" has no page', (carrier, number) => {
  expect(trackingUrl(carrier, number)).toBeUndefined();
});
