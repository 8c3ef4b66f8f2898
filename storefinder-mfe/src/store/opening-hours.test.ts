import { translateWith } from '@fachwerk/shared/testing';
import { aStore, messages } from '../testing/store-fixtures';
import { hoursText, weekRows } from './opening-hours';

const text = translateWith(messages);

it('says hours as people do', () => {
  expect(hoursText([{ from: '08:00', to: '20:00' }], text)).toBe('8:00–20:00\u00a0Uhr');
  expect(
    hoursText(
      [
        { from: '09:00', to: '12:30' },
        { from: '14:00', to: '18:00' },
      ],
      text,
    ),
  ).toBe('9:00–12:30, 14:00–18:00\u00a0Uhr');
  expect(hoursText([], text)).toBe('geschlossen');
});

it('puts equal days in a row together', () => {
  expect(weekRows(aStore().openingHours).map(({ first, last }) => [first, last])).toEqual([
    ['mon', 'fri'],
    ['sat', 'sat'],
    ['sun', 'sun'],
  ]);
});
