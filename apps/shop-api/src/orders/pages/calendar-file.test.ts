/** @jest-environment node */
import { calendarFile } from './calendar-file';

const file = calendarFile({
  uid: 'order-1@shop.example',
  sequence: 2,
  writtenAt: new Date('2026-11-23T08:00:00.123Z'),
  start: new Date('2026-11-24T09:00:00Z'),
  end: new Date('2026-11-24T09:30:00Z'),
  title: 'Abholung F7K4-M92T-X; Fachwerk, Köln',
  description: `Abholcode 4711\nBitte mitbringen: Ausweis\\Code. ${'Ä'.repeat(60)}`,
  place: 'Straße 1, 50825 Köln',
  url: 'https://shop.example/bestellungen/order-1/',
});

it('has one event with its times in UTC', () => {
  for (const line of [
    'BEGIN:VCALENDAR',
    'UID:order-1@shop.example',
    'SEQUENCE:2',
    'DTSTAMP:20261123T080000Z',
    'DTSTART:20261124T090000Z',
    'DTEND:20261124T093000Z',
    'END:VCALENDAR',
  ])
    expect(file.split('\r\n')).toContain(line);
});

it('escapes signs with a meaning and line breaks', () => {
  const unfolded = file.replace(/\r\n /g, '');

  expect(unfolded).toContain('SUMMARY:Abholung F7K4-M92T-X\\; Fachwerk\\, Köln\r\n');
  expect(unfolded).toContain('DESCRIPTION:Abholcode 4711\\nBitte mitbringen: Ausweis\\\\Code. Ä');
});

it('has lines of at most 75 bytes, each ended by CR and LF', () => {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
