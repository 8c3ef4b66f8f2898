/** @jest-environment node */
import { compareShells } from './compare-packages';

const SHOP = 'https://shop.example';

it.each([
  ['0.2.0-aaaaaaa', '0.2.0-aaaaaaa', false, 'which is live at https://shop.example.'],
  ['0.2.0-aaaaaaa', '0.2.0-bbbbbbb', false, 'another build of it, 0.2.0-bbbbbbb.'],
  ['0.2.0-aaaaaaa', '0.1.9-bbbbbbb', false, 'an older one, 0.1.9-bbbbbbb.'],
  ['0.9.0-aaaaaaa', '0.10.0-bbbbbbb', true, 'npm install --save-exact @fachwerk/shared@0.10.0'],
  ['0.2.0-aaaaaaa', undefined, false, 'no shell is live'],
])('compares packages of %s with the live shell %s', (packed, live, isOlder, text) => {
  const found = compareShells(packed, live, SHOP);

  expect(found.isOlder).toBe(isOlder);
  expect(found.text).toContain(text);
});
