/** @jest-environment node */
import { join } from 'node:path';
import { FREE_SHIPPING_FROM_CENTS, PAYMENT_TYPES, SHIPPING_CENTS } from '@fachwerk/shared/rules';
import { loadContent } from './load-content';
import { fillFacts } from './shop-facts';

const content = loadContent(join(__dirname, '../../content'));
const pageText = (file: string) => JSON.stringify(content.pages.find((page) => page.file === file));
const inEuros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',').replace(',00', '')}\u00a0€`;

describe('the content of the shop', () => {
  /** Pages and cart must state the same shipping costs (PAngV §6). */
  it('states the shipping costs of the cart', () => {
    const page = pageText('shipping.json');

    expect(page).toContain(
      `unter ${inEuros(FREE_SHIPPING_FROM_CENTS)}</th><td>${inEuros(SHIPPING_CENTS)}</td>`,
    );
    expect(page).toContain(`ab ${inEuros(FREE_SHIPPING_FROM_CENTS)}</th><td>kostenlos</td>`);
    expect(pageText('start.json')).toContain(`ab ${inEuros(FREE_SHIPPING_FROM_CENTS)} Warenwert`);
  });

  /** The pages of the shop promise what the withdrawal policy promises, and no more. */
  it('promises the free return of the withdrawal policy', () => {
    const policy = pageText('withdrawal-policy.json');

    expect(policy).toContain('binnen 14 Tagen');
    expect(policy).toContain('Wir tragen die Kosten der Rücksendung der Waren.');
    for (const file of ['start.json', 'shipping.json'])
      expect(pageText(file)).toContain('Kostenlose Rückgabe innerhalb von 14\u00a0Tagen');
  });

  it('gives the footer the limit of free shipping and the payment types of the cart', () => {
    const footer = content.frame.zones.footer.find((block) => 'widget' in block && block.widget === 'footer');

    expect(footer).toMatchObject({
      props: {
        freeShippingFrom: FREE_SHIPPING_FROM_CENTS,
        paymentIcons: PAYMENT_TYPES.map((type) => ({ type })),
      },
    });
  });

  it('names the payment types of the cart on the pages about shipping and terms', () => {
    const names = 'PayPal, Kreditkarte, Google Pay, Apple Pay, Lastschrift, Rechnung mit Klarna, Ratenkauf,';

    expect(pageText('shipping.json')).toContain(names);
    expect(pageText('terms.json')).toContain(names);
    expect(pageText('terms.json')).not.toContain('Sofortüberweisung');
  });
});

it('refuses a name that is unknown, and lists the known ones', () => {
  expect(() => fillFacts({ text: 'Ab {{freeShiping}}' })).toThrow(
    /\{\{freeShiping\}\} is unknown; there are .*freeShippingFrom,/,
  );
});

it('leaves the placeholders of a path to the page', () => {
  expect(fillFacts('/p/{slug}/')).toBe('/p/{slug}/');
});
