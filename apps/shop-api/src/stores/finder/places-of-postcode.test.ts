/** @jest-environment node */
import { placesOfPostcode } from './places-of-postcode';

const places = (zipCode: string) => placesOfPostcode('DE', zipCode, '').places;
const fits = (zipCode: string, city: string) => placesOfPostcode('DE', zipCode, city).isFitting;

describe('the places of a postal code', () => {
  it.each([
    ['50667', ['Köln']],
    ['53111', ['Bonn']],
    ['21465', ['Reinbek', 'Wentorf bei Hamburg']],
    ['99998', ['Körner', 'Mühlhausen/Thüringen']],
    ['00000', []],
  ])('%s: %j', (zipCode, expected) => {
    expect(places(zipCode)).toEqual(expected);
  });

  it('are one place for most codes, without the districts of the town', () => {
    expect(places('01067')).toEqual(['Dresden']);
  });
});

describe('a place fits its postal code', () => {
  it.each([
    ['50667', 'Köln'],
    ['50667', 'KÖLN'],
    ['50667', 'Koeln'],
    ['50667', 'Köln-Altstadt'],
    ['50667', 'Köln 1'],
    ['60311', 'Frankfurt'],
    ['60311', 'Frankfurt a.M.'],
    ['60311', 'Frankfurt am Main'],
    ['61348', 'Bad Homburg'],
    ['61348', 'Bad Homburg v.d.H.'],
    ['63067', 'Offenbach am Main'],
    ['21465', 'Wentorf'],
    ['01067', 'Dresden'],
    // The code of a company has no place.
    ['01053', 'Dresden'],
  ])('%s %s', (zipCode, city) => {
    expect(fits(zipCode, city)).toBe(true);
  });

  it.each([
    ['50667', 'Bonn'],
    ['53111', 'Köln'],
    ['61348', 'Bad Kreuznach'],
    ['50667', 'Kölleda'],
    ['99999', 'Irgendwo'],
    ['00000', 'Nix'],
  ])('not %s %s', (zipCode, city) => {
    expect(fits(zipCode, city)).toBe(false);
  });

  it('in every other country', () => {
    expect(placesOfPostcode('AT', '1010', 'Graz')).toEqual({ places: [], isFitting: true });
  });
});
