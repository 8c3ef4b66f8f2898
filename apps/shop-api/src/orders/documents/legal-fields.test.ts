/** @jest-environment node */
import { documentPdf } from './document-pdf';
import { aDocument, aDocumentLine, TEST_BUYER } from './testing/a-document';
import { pdfText } from './testing/pdf-text';

const textOf = async (part?: Parameters<typeof aDocument>[0]) => pdfText(await documentPdf(aDocument(part)));

describe('an invoice has what the law requires', () => {
  it('UStG §14(4) 1: full name and address of both parties', async () => {
    const buyer = { ...TEST_BUYER, company: 'Łukasz Bau & Söhne GmbH', addition: 'Hinterhof', country: 'AT' };
    const text = await textOf({ buyer });
    expect(text).toContain('Fachwerk Baumarkt GmbH · Musterstraße 1 · 50667 Köln');
    expect(text).toContain(
      'Łukasz Bau & Söhne GmbH\nErika Musterfrau\nHinterhof\nHeidestraße 17\n50667 Köln\nÖsterreich',
    );
  });

  it('UStG §14(4) 1: the name of the recipient in every script', async () => {
    for (const lastName of ['Шевченко', 'Παπαδοπούλου', 'Nguyễn', 'Żółć'])
      expect((await textOf({ buyer: { ...TEST_BUYER, lastName } })).replaceAll('\n', '')).toContain(lastName);
  });

  it('UStG §14(4) 2: VAT number of the seller, and of a firm', async () => {
    const text = await textOf({ buyer: { ...TEST_BUYER, vatId: 'DE136695976' } });
    expect(text).toContain('Unsere USt-IdNr.\nDE000000000');
    expect(text).toContain('Ihre USt-IdNr.\nDE136695976');
  });

  it('UStG §14(4) 3: the date of the invoice', async () =>
    expect(await textOf()).toContain('Datum\n23.11.2026'));

  it('UStG §14(4) 4: its number', async () =>
    expect(await textOf()).toContain('Rechnungsnummer\nRE-2026-000042'));

  it('UStG §14(4) 5: quantity and usual name of the goods', async () =>
    expect(await textOf()).toMatch(/1\nAkku-Bohrschrauber\nFachwerk · Art\.-Nr\. 100401\n2\n19,99 €/));

  it.each([
    ['delivery', TEST_BUYER, 'Lieferdatum\n22.11.2026'],
    ['collection', null, 'Abholdatum\n22.11.2026'],
  ])('UStG §14(4) 6: the day of the %s', async (_, deliveredTo, expected) =>
    expect(await textOf({ deliveredTo })).toContain(expected),
  );

  it('UStG §14(4) 7, 8: net amount, rate and tax, by rate', async () => {
    const lines = [aDocumentLine(), aDocumentLine({ lineId: 2, rate: 700, unitCents: 535, quantity: 1 })];
    const text = await textOf({ lines });
    expect(text).toContain('19 %\n33,60 €\n6,38 €\n39,98 €');
    expect(text).toContain('7 %\n5,00 €\n0,35 €\n5,35 €');
  });

  it('UStG §14(4) 7: discounts that are part of the price', async () =>
    expect(await textOf({ lines: [aDocumentLine({ discountCents: 250 })] })).toContain('Rabatt -2,50 €'));

  it('UStG §14(4) 8, §12(3): a rate of 0 % names its reason', async () => {
    expect(await textOf({ lines: [aDocumentLine({ rate: 0 })] })).toContain('§ 12 Abs. 3 UStG');
    expect(await textOf()).not.toContain('§ 12');
  });

  it('PAngV §7, UStG §10: a deposit is shown beside the price, and is taxed with it', async () => {
    const text = await textOf({ lines: [aDocumentLine({ unitCents: 100, quantity: 1, depositCents: 25 })] });
    expect(text).toContain('zuzüglich Pfand 0,25 €');
    expect(text).toContain('1,05 €\n0,20 €\n1,25 €');
  });

  it('UStG §3(13) to (15): a gift card is a means of payment and no discount', async () => {
    const payments = [
      { method: 'GUTSCHEINKARTE', cents: 1000 },
      { method: 'PAYPAL', cents: 2998 },
    ] as const;
    const text = await textOf({ payments });
    expect(text).toContain('Rechnungsbetrag\n39,98 €');
    expect(text).toContain(
      'Bezahlt: Geschenkkarte\n10,00 €\nBezahlt: PayPal\n29,98 €\nNoch zu zahlen\n0,00 €',
    );
  });

  it('a purchase on account is not called paid, because the customer still pays the service', async () => {
    const text = await textOf({ payments: [{ method: 'INVOICE_KLARNA', cents: 3998 }] });
    expect(text).toContain(
      'Rechnungsbetrag\n39,98 €\nRechnung mit Klarna\n39,98 €\nNoch an uns zu zahlen\n0,00 €',
    );
  });

  it('UStG §14c, UStDV §31(5): a correction names its invoice, and is not called "Gutschrift"', async () => {
    const corrects = [{ number: 'RE-2026-000041', date: '2026-11-20' }];
    const text = await textOf({ kind: 'correction', number: 'RK-2026-000001', corrects });
    expect(text).toContain('Rechnungskorrektur RK-2026-000001');
    expect(text).toContain('Rechnung RE-2026-000041 vom 20.11.2026');
    expect(text).toContain('Erstattet: Kreditkarte');
    expect(text).not.toContain('Gutschrift');
  });

  it('GmbHG §35a: legal form, seat, register and directors', async () => {
    const text = await textOf();
    expect(text).toContain('Amtsgericht Köln, HRB 00000');
    expect(text).toContain('Geschäftsführer: Max Mustermann');
  });
});
