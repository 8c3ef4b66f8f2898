import { placeProblem, roughly } from './place';

it.each([
  ...['50667', '1010', '1012 AB', 'CH-8001', 'Köln', 'Neustadt an der Weinstraße', 'Au', ' 50667 ', '506'],
  ...['50667 Köln', '67433 Neustadt an der Weinstraße', '50667, Köln', '15230 Frankfurt (Oder)'],
])('searches for %s', (typed) => {
  expect(placeProblem(typed)).toBeNull();
});

it.each([
  ['', 'storefinder.search.required'],
  ['   ', 'storefinder.search.required'],
  ['50', 'global.postalcode.toSmall'],
  ['50 Köln', 'global.postalcode.toSmall'],
  ['50667/Köln', 'global.postalcode.error'],
  ['12345678901', 'global.postalcode.error'],
])('says what is wrong with "%s"', (typed, problem) => {
  expect(placeProblem(typed)).toBe(problem);
});

it('tells the search the kilometre, not the house', () => {
  expect([roughly(50.941278), roughly(-6.958281)]).toEqual([50.94, -6.96]);
});
