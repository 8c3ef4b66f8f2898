/** @jest-environment node */
import { isFromOurPages } from './csrf-rules';

const OWN = 'https://shop.example';
const FRIEND = 'https://blog.shop.example';
const FOREIGN = 'https://evil.example';

type Case = [string, { token?: string; origin?: string; site?: string; form?: boolean }, boolean];
const cases: Case[] = [
  ['a script with the right token', { token: 'right', origin: OWN }, true],
  ['a script with the right token and no origin (our page server)', { token: 'right' }, true],
  ['a script of a page on another host of the shop', { token: 'right', origin: FRIEND }, true],
  ['a script with the right token from a foreign origin', { token: 'right', origin: FOREIGN }, false],
  ['a script with a wrong token', { token: 'wrong', origin: OWN }, false],
  ['a script without token', { origin: OWN, site: 'same-origin' }, false],
  ['a form with origin', { form: true, origin: OWN }, true],
  ['a form with Sec-Fetch-Site only', { form: true, site: 'same-origin' }, true],
  ['a form with both', { form: true, origin: OWN, site: 'same-origin' }, true],
  ['a form with the right token and no word of the browser', { form: true, token: 'right' }, true],
  ['a form with a wrong token', { form: true, token: 'wrong', origin: OWN }, false],
  ['a form without any proof', { form: true }, false],
  ['a form of a foreign page', { form: true, origin: FOREIGN, site: 'cross-site' }, false],
  ['a form of another host of the shop', { form: true, origin: FRIEND, site: 'same-site' }, false],
  ['a form whose proofs contradict each other', { form: true, origin: OWN, site: 'cross-site' }, false],
  ['a form of a page without origin', { form: true, origin: 'null' }, false],
];

it.each(cases)('%s', (_, { token, origin, site, form = false }, expected) => {
  const question = {
    token,
    isValidToken: (value: string) => value === 'right',
    origin,
    secFetchSite: site,
    isNativeForm: form,
    isOwnOrigin: (value: string) => value === OWN,
    isAllowedOrigin: (value: string) => value === OWN || value === FRIEND,
  };
  expect(isFromOurPages(question)).toBe(expected);
});
