/** @jest-environment node */
import { aStore } from '../../testing/a-store';
import { storeCalendar } from './store-calendar';

const messages = {
  'stores.calendar.open': '{name} geöffnet: {reason}',
  'stores.calendar.closed': '{name} geschlossen: {reason}',
};
const linesOf = (name: string, reason: string): string[] => {
  const night = { date: '2026-12-05', reason, hours: [{ from: '18:00', to: '24:00' }] };
  const store = aStore({ companyId: '1', name, specialOpenings: [night] });
  return storeCalendar(store, new Date('2026-12-01T10:00:00Z'), messages).split('\r\n');
};

it('has no line that a name or a reason has written', () => {
  for (const line of linesOf('Markt\r\nX-EVIL:1\rX-EVIL:2', 'Nacht\nX-EVIL:3\r\nBEGIN:VEVENT'))
    expect(line).not.toMatch(/^X-EVIL|[\r\n]/);
  expect(linesOf('Markt', 'Nacht\nBEGIN:VEVENT').filter((line) => line === 'BEGIN:VEVENT').length).toBe(
    linesOf('Markt', 'Nacht').filter((line) => line === 'BEGIN:VEVENT').length,
  );
});

it('writes signs of the format in names as they are read, in lines of at most 75 bytes', () => {
  const lines = linesOf(`Bad, Bau; Öl \\ ${'Gärten und Höfe '.repeat(8)}`, 'Lange, späte Nacht');
  const text = lines.join('\r\n').replaceAll('\r\n ', '');

  expect(text).toContain(String.raw`X-WR-CALNAME:Bad\, Bau\; Öl \\ Gärten`);
  expect(text).toContain(String.raw`SUMMARY:Bad\, Bau\; Öl \\ Gärten`);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

it('ends a night at midnight, and its last line as the others', () => {
  const lines = linesOf('Markt', 'Nacht');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261205T170000Z', 'DTEND:20261205T230000Z']));
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});
