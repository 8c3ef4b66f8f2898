import { CONTACT, PLACE } from '../checkout-steps';
import { button, cartLink, field, heading, link, radio } from './targets';
import { test } from './test';

test('a guest searches, opens a product, and comes to a paid order', async ({ visitor, shop }) => {
  await visitor.open(shop.url('/'));
  await visitor.fill({ role: 'combobox', name: 'Suche' }, 'spreizdübel');
  await visitor.click({ role: 'button', name: 'Suchen' });
  await visitor.sees(heading(/spreizdübel/i));
  await visitor.click(link(/Spreizdübel/));

  await visitor.click(button('In den Warenkorb'));
  await visitor.sees(cartLink(1));
  await visitor.click(cartLink(1));
  await visitor.click(button('Zur Kasse'));

  await visitor.sees(heading('Wer bestellt?'));
  for (const [label, text] of Object.entries(CONTACT)) await visitor.fill(field(label), text);
  await visitor.click(radio('Frau'));
  await visitor.click(button('Weiter zur Lieferung'));

  await visitor.sees(heading('Wie kommt Ihr Einkauf zu Ihnen?'));
  await visitor.click(radio(/Lieferung nach Hause/));
  await visitor.click(button('Weiter zur Adresse'));

  await visitor.sees(heading('Wohin und an wen?'));
  for (const [label, text] of Object.entries(PLACE)) await visitor.fill(field(label), text);
  await visitor.click(button('Weiter zur Zahlung'));

  await visitor.sees(heading('Wie möchten Sie zahlen?'));
  await visitor.click(radio(/PayPal/));
  await visitor.click(button('Weiter zur Prüfung'));

  await visitor.sees(heading('Bitte prüfen Sie Ihre Bestellung'));
  await visitor.click(button('Zahlungspflichtig bestellen'));
  await visitor.sees(heading('Mit PayPal bezahlen'));
  await visitor.fill(field('E-Mail-Adresse'), 'erika@example.org');
  await visitor.fill(field('Name des Kontos'), 'Erika Musterfrau');
  await visitor.click(button('Anmelden und bezahlen'));
  await visitor.sees(heading('Vielen Dank für Ihre Bestellung'));
});
