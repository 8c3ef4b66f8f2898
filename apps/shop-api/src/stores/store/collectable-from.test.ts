/** @jest-environment node */
import messages from '../../kernel/texts/messages.de.json';
import { aStore } from '../../testing/a-store';
import { weekHours } from '../../testing/a-store';
import { collectableFrom, readyAt } from './collectable-from';

const store = aStore({ companyId: '1001', openingHours: weekHours('08:00-20:00|08:00-18:00') });
const withBreak = aStore({
  companyId: '1001',
  openingHours: weekHours('08:00-12:30,13:30-18:00|08:00-14:00'),
});
const ready = (now: string, plan = store) => {
  const found = readyAt(new Date(now), plan);
  return found && `${found.date} ${found.time}`;
};

// 20 November 2026 is a Friday; German time is one hour ahead of UTC.
it.each([
  ['while the store is open', '2026-11-20T09:02:00Z', '2026-11-20 12:05'],
  ['before it opens', '2026-11-20T05:00:00Z', '2026-11-20 10:00'],
  ['shortly before it closes: the rest counts the next day', '2026-11-20T18:00:00Z', '2026-11-21 09:00'],
  ['not at closing time itself', '2026-11-20T17:00:00Z', '2026-11-21 08:00'],
  ['over the Sunday', '2026-11-21T16:30:00Z', '2026-11-23 09:30'],
  ['over holidays', '2026-12-24T12:30:00Z', '2026-12-28 09:30'],
])('counts two opening hours %s', (_, now, expected) => {
  expect(ready(now)).toBe(expected);
});

it('leaves out the break at noon', () => {
  expect(ready('2026-11-20T10:30:00Z', withBreak)).toBe('2026-11-20 14:30');
});

it('is unknown for a store that stays closed', () => {
  expect(
    ready('2026-11-20T10:30:00Z', aStore({ companyId: '1001', openingHours: weekHours('|') })),
  ).toBeUndefined();
});

it('is a text', () => {
  const text = (now: string) => collectableFrom(new Date(now), store, messages)?.text;

  expect(text('2026-11-20T09:00:00Z')).toBe('heute ab 12:00\u00a0Uhr');
  expect(text('2026-11-20T18:30:00Z')).toBe('morgen ab 9:30\u00a0Uhr');
  expect(text('2026-11-21T16:30:00Z')).toBe('am Montag ab 9:30\u00a0Uhr');
  expect(collectableFrom(new Date('2026-11-20T09:00:00Z'), store, messages)?.at).toBe(
    '2026-11-20T11:00:00.000Z',
  );
});
