/** @jest-environment node */
import { separation } from './separation';

const MINUTE = 60_000;

it('a suspected version is alone for some minutes, one that was proved guilty for a day', () => {
  let now = 0;
  const separated = separation(() => now);
  separated.suspect(['search@1', 'cart@1']);
  separated.convict('cart@1');
  separated.suspect(['cart@1']);
  const alone = () => ['search@1', 'cart@1', 'header@1'].map(separated.isAlone);

  expect(alone()).toEqual([true, true, false]);
  now += 11 * MINUTE;
  expect(alone()).toEqual([false, true, false]);
  now += 24 * 60 * MINUTE;
  expect(alone()).toEqual([false, false, false]);
});
