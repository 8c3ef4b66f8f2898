/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FREE_SHIPPING_FROM_CENTS, SHIPPING_CENTS } from '@fachwerk/shared/rules';
import { displayCents } from '../catalogue/display';

const contentFile = (name: string) => readFileSync(join(__dirname, '../../../cms/content', name), 'utf8');
const inEuros = (cents: number) => displayCents(cents).replace('\u00a0', ' ').replace(',00', '');

/** What the pages promise is what the cart charges (PAngV §6). */
it('charges what the page about shipping says', () => {
  const page = contentFile('shipping.json');

  expect(page).toContain(
    `unter ${inEuros(FREE_SHIPPING_FROM_CENTS)}</th><td>${inEuros(SHIPPING_CENTS)}</td>`,
  );
  expect(page).toContain(`ab ${inEuros(FREE_SHIPPING_FROM_CENTS)}</th><td>kostenlos</td>`);
});

it('sends for free from the value that the footer says', () => {
  expect(contentFile('frame.json')).toContain(`"freeShippingFrom": ${FREE_SHIPPING_FROM_CENTS}`);
});
