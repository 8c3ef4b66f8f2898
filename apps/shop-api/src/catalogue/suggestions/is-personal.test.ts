import { countedPhrase } from './counted-searches';

describe('a search is not stored when it contains', () => {
  it.each([
    ['an e-mail address', 'erika@example.org'],
    ['an e-mail address beside an item', 'bohrmaschine erika.muster+shop@example.org'],
    ['a phone number', '0221 47 11 08'],
    ['a phone number', '0221/4711-08'],
    ['a phone number with country', '+49 221 4711 08'],
    ['a postal code', '50667 köln'],
    ['an order number', 'F7K4-M92T-X'],
    ['the token of an order link', '20789-Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6MTIzNDU'],
    ['the token of a mail', 'Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6MTIzNDU'],
  ])('%s: %s', (_, typed) => {
    expect(countedPhrase(typed)).toBeUndefined();
  });
});

it.each([
  'wandfarbe 10 l',
  'schrauben 4 x 40 mm 200 stück',
  'tür 860 x 1985',
  'spax 0,5',
  'rolle 00',
  'led-röhre t8-1200',
])('the search "%s" is counted', (typed) => {
  expect(countedPhrase(typed)).toBe(typed);
});
