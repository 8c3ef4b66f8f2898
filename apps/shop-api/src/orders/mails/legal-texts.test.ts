/** @jest-environment node */
import type { OrderLineView } from '@fachwerk/shared/contracts';
import { legalTexts } from './legal-texts';

const GOODS = { giftCardValue: undefined } as OrderLineView;
const GIFT_CARD = { giftCardValue: 5000 } as OrderLineView;

/** The text of the instruction that the confirmation of an order with these lines contains. */
function instructionOf(...lines: OrderLineView[]): string {
  const file = legalTexts({ lines }, (path) => `https://shop.test${path}`).find(
    ({ name }) => name === 'Widerrufsbelehrung.html',
  );
  return String(file?.content);
}

const LAST_GOODS =
  'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.';
const CONTRACT = 'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.';
const ABOUT_GOODS = [
  'Wir können die Rückzahlung verweigern',
  'Sie haben die Waren unverzüglich',
  'Wir tragen die Kosten der Rücksendung der Waren.',
  'für einen etwaigen Wertverlust der Waren',
  'So geben Sie Waren zurück',
];

it.each([
  ['goods', [GOODS]],
  ['goods and a gift card', [GIFT_CARD, GOODS]],
])('the instruction for %s begins with the last goods (EGBGB Art. 246a, annex 1, note 1c)', (_, lines) => {
  const text = instructionOf(...lines);

  expect(text).toContain(`<p>${LAST_GOODS}</p>`);
  for (const part of ABOUT_GOODS) expect(text).toContain(part);
});

it('the instruction for gift cards only begins with the contract, and returns nothing (annex 1, note 1a)', () => {
  const text = instructionOf(GIFT_CARD);

  expect(text).toContain(`<p>${CONTRACT}</p>`);
  expect(text).not.toContain('letzte Ware');
  for (const part of ABOUT_GOODS) expect(text).not.toContain(part);
  for (const part of ['Folgen des Widerrufs', 'Wann es kein Widerrufsrecht gibt', 'Muster-Widerrufsformular'])
    expect(text).toContain(part);
});
