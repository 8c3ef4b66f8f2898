import type { Notification } from '@fachwerk/shared/bus';
import { chooseShown } from './choose-shown';

const message = (id: string): Notification => ({
  id,
  text: id,
  type: 'success',
  // Lower case: closes by itself; upper case: stays.
  autoclose: id === id.toUpperCase() ? 0 : 3000,
});

it.each([
  ['', '', 0],
  ['a', 'a', 0],
  ['abc', 'abc', 0],
  ['abcde', 'abc', 2],
  ['ABCD', 'ABC', 1],
  ['ABCd', 'ABd', 1],
  ['ABCde', 'ABd', 2],
  ['aBcd', 'aBc', 1],
])('of %j shows %j and keeps %i waiting', (all, shown, waiting) => {
  const chosen = chooseShown([...all].map(message));

  expect(chosen.shown.map(({ id }) => id).join('')).toBe(shown);
  expect(chosen.waiting).toBe(waiting);
});
