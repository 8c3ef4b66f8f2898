/** @jest-environment node */
import { offeredServices } from './consent-services';

const ALWAYS = ['store-position', 'promotion-tracking'];

it('offers what every shop has, and the rest where the operator has set it', () => {
  expect(offeredServices({})).toEqual(ALWAYS);
  expect(offeredServices({ MAP_TILES: '' })).toEqual(ALWAYS);
  expect(offeredServices({ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' })).toEqual([
    'map-tiles',
    ...ALWAYS,
  ]);
});
