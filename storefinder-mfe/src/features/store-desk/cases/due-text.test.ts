import { translateWith } from '@fachwerk/shared/testing';
import messages from '../../../messages.de.json';
import { aDeskCase } from '../testing/a-desk-case';
import { dueOf } from './due-text';

const text = translateWith(messages);
/** Still the day before in UTC. */
const NOW = new Date('2026-11-28T23:30:00Z');

it.each([
  ['2026-12-02', 'Geld fällig in 3\u00a0Tagen', false],
  ['2026-11-30', 'Geld fällig morgen', false],
  ['2026-11-29', 'Geld fällig heute', false],
  ['2026-11-28', 'Geld war gestern fällig', true],
  ['2026-11-20', 'Geld war vor 9\u00a0Tagen fällig', true],
])('money that is due on %s: %s', (dueOn, words, isOver) => {
  expect(dueOf(text, aDeskCase({ dueOn }), NOW)).toEqual({ text: words, isOver });
});

it.each([
  ['has no day', {}],
  ['is given', { dueOn: '2026-11-20', money: 'GIVEN' as const }],
  ['is not owed', { dueOn: '2026-11-20', money: 'NOT_OWED' as const }],
  ['belongs to an ended case', { dueOn: '2026-11-20', isEnded: true }],
])('is not due where the money %s', (_, part) => {
  expect(dueOf(text, aDeskCase(part), NOW)).toBeUndefined();
});
