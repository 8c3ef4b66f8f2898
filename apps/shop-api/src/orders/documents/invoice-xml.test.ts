/** @jest-environment node */
import { XMLParser } from 'fast-xml-parser';
import fc, { manyRuns } from '../../testing/properties';
import { invoiceXml } from './invoice-xml';
import { aDocument, aDocumentLine, TEST_BUYER } from './testing/a-document';

type Node = { [name: string]: Node } & string;
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  isArray: (name) =>
    [
      'IncludedSupplyChainTradeLineItem',
      'ApplicableTradeTax',
      'SpecifiedTradeAllowanceCharge',
      'InvoiceReferencedDocument',
    ].includes(name),
});
const list = (node: Node | undefined): Node[] => (node ?? []) as unknown as Node[];
const parse = (xml: string) => {
  const { CrossIndustryInvoice: invoice } = parser.parse(xml) as Record<string, Node>;
  const trade = invoice!.SupplyChainTradeTransaction!;
  const settlement = trade.ApplicableHeaderTradeSettlement!;
  return {
    invoice: invoice!,
    lines: list(trade.IncludedSupplyChainTradeLineItem),
    agreement: trade.ApplicableHeaderTradeAgreement!,
    delivery: trade.ApplicableHeaderTradeDelivery!,
    settlement,
    sums: settlement.SpecifiedTradeSettlementHeaderMonetarySummation!,
    vat: list(settlement.ApplicableTradeTax),
  };
};
const cents = (text: unknown): number => Math.round(Number(text) * 100);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const lineTax = (line: Node): Node => list(line.SpecifiedLineTradeSettlement!.ApplicableTradeTax)[0]!;
const lineNet = (line: Node): number =>
  cents(line.SpecifiedLineTradeSettlement!.SpecifiedTradeSettlementLineMonetarySummation!.LineTotalAmount);

const someLines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 999 }),
      unitCents: fc.integer({ min: 0, max: 200_000 }),
      discount: fc.nat(100),
      depositCents: fc.constantFrom(0, 25, 750),
      rate: fc.constantFrom(1900, 700, 0),
    })
    .map(({ discount, ...line }) =>
      aDocumentLine({ ...line, discountCents: Math.min(discount, line.unitCents) }),
    ),
  { minLength: 1, maxLength: 8 },
);

describe('the data of a document, by the rules of EN 16931', () => {
  it('BR-1 to BR-16: what every invoice has', () => {
    const { invoice, agreement, settlement, sums, lines } = parse(invoiceXml(aDocument()));
    expect(invoice.ExchangedDocumentContext?.GuidelineSpecifiedDocumentContextParameter?.ID).toBe(
      'urn:cen.eu:en16931:2017',
    );
    expect(invoice.ExchangedDocument).toMatchObject({
      ID: 'RE-2026-000042',
      TypeCode: '380',
      IssueDateTime: { DateTimeString: { '#text': '20261123', '@_format': '102' } },
    });
    expect(settlement.InvoiceCurrencyCode).toBe('EUR');
    expect(agreement.SellerTradeParty).toMatchObject({
      Name: 'Fachwerk Baumarkt GmbH',
      PostalTradeAddress: { CountryID: 'DE' },
      SpecifiedTaxRegistration: { ID: { '#text': 'DE000000000', '@_schemeID': 'VA' } },
    });
    expect(agreement.BuyerTradeParty).toMatchObject({
      Name: 'Erika Musterfrau',
      PostalTradeAddress: { CountryID: 'DE', PostcodeCode: '50667' },
    });
    expect(lines).toHaveLength(1);
    expect(Object.keys(sums)).toEqual([
      ...['LineTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'],
      ...['TotalPrepaidAmount', 'DuePayableAmount'],
    ]);
  });

  it('BR-CO-10, 13, 14, 15, 16, 17, BR-S-08, BR-Z-08: all sums agree, for any lines', () => {
    fc.assert(
      fc.property(someLines, (given) => {
        const model = aDocument({ lines: given });
        const { lines, sums, vat } = parse(invoiceXml(model));
        const total = (name: string) => cents((sums[name] as Node)['#text'] ?? sums[name]);

        expect(total('LineTotalAmount')).toBe(sum(lines.map(lineNet)));
        expect(total('TaxBasisTotalAmount')).toBe(total('LineTotalAmount'));
        expect(total('TaxTotalAmount')).toBe(sum(vat.map((one) => cents(one.CalculatedAmount))));
        expect(total('GrandTotalAmount')).toBe(total('TaxBasisTotalAmount') + total('TaxTotalAmount'));
        expect(total('GrandTotalAmount')).toBe(model.grossCents);
        expect(total('DuePayableAmount')).toBe(total('GrandTotalAmount') - total('TotalPrepaidAmount'));
        for (const { RateApplicablePercent: rate, BasisAmount, CalculatedAmount } of vat) {
          const ofRate = lines.filter((line) => lineTax(line).RateApplicablePercent === rate);
          expect(cents(BasisAmount)).toBe(sum(ofRate.map(lineNet)));
          // The shop has gross prices: tax and net are rounded together.
          expect(
            Math.abs(cents(CalculatedAmount) - (cents(BasisAmount) * Number(rate)) / 100),
          ).toBeLessThanOrEqual(1);
        }
      }),
      manyRuns,
    );
  });

  it('BT-131: net price, quantity, discount and deposit give the net amount of a line', () => {
    fc.assert(
      fc.property(someLines, (given) => {
        for (const line of parse(invoiceXml(aDocument({ lines: given }))).lines) {
          const quantity = Number(line.SpecifiedLineTradeDelivery!.BilledQuantity!['#text']);
          const price = Number(line.SpecifiedLineTradeAgreement!.NetPriceProductTradePrice!.ChargeAmount);
          const changes = list(line.SpecifiedLineTradeSettlement!.SpecifiedTradeAllowanceCharge).map(
            ({ ChargeIndicator, ActualAmount }) =>
              cents(ActualAmount) * (String(ChargeIndicator!.Indicator) === 'true' ? 1 : -1),
          );
          expect(Math.round(price * quantity * 100) + sum(changes)).toBe(lineNet(line));
          // BR-27
          expect(price).toBeGreaterThanOrEqual(0);
        }
      }),
      manyRuns,
    );
  });

  it('BR-S-01, BR-Z-01: one breakdown per rate; UStG §12(3) has the category Z', () => {
    const lines = [aDocumentLine(), aDocumentLine({ lineId: 2, rate: 0 }), aDocumentLine({ lineId: 3 })];
    const { vat } = parse(invoiceXml(aDocument({ lines })));
    expect(
      vat.map(({ CategoryCode, RateApplicablePercent }) => [CategoryCode, RateApplicablePercent]),
    ).toEqual([
      ['S', '19.00'],
      ['Z', '0.00'],
    ]);
  });

  it('BR-41, BR-42, BR-43, BR-44: discount and deposit of a line have amount and reason', () => {
    const { lines } = parse(
      invoiceXml(aDocument({ lines: [aDocumentLine({ discountCents: 119, depositCents: 238 })] })),
    );
    expect(list(lines[0]!.SpecifiedLineTradeSettlement!.SpecifiedTradeAllowanceCharge)).toEqual([
      { ChargeIndicator: { Indicator: 'false' }, ActualAmount: '1.00', ReasonCode: '95', Reason: 'Rabatt' },
      { ChargeIndicator: { Indicator: 'true' }, ActualAmount: '2.00', ReasonCode: 'ZZZ', Reason: 'Pfand' },
    ]);
  });

  it('BR-57, BT-48, BT-72: firm with its VAT number, place and day of the delivery', () => {
    const buyer = { ...TEST_BUYER, company: 'Bau & <Söhne> GmbH', vatId: 'DE136695976' };
    const { agreement, delivery } = parse(invoiceXml(aDocument({ buyer })));
    expect(agreement.BuyerTradeParty).toMatchObject({
      DefinedTradeContact: { PersonName: 'Erika Musterfrau' },
      SpecifiedTaxRegistration: { ID: { '#text': 'DE136695976', '@_schemeID': 'VA' } },
    });
    expect(invoiceXml(aDocument({ buyer }))).toContain('Bau &amp; &lt;Söhne&gt; GmbH');
    // Not even escaped ones are allowed in XML: no program could read the invoice.
    const lines = [aDocumentLine({ name: 'Schraube\u0000\u000B M8\uFFFE' })];
    expect(invoiceXml(aDocument({ buyer, lines }))).toContain('>Schraube M8<');
    expect(delivery.ShipToTradeParty?.PostalTradeAddress?.CountryID).toBe('DE');
    expect(delivery.ActualDeliverySupplyChainEvent?.OccurrenceDateTime?.DateTimeString?.['#text']).toBe(
      '20261122',
    );
  });

  it('BR-55: a correction is a credit note (381) and names its invoice', () => {
    const corrects = [{ number: 'RE-2026-000042', date: '2026-11-23' }];
    const { invoice, settlement } = parse(
      invoiceXml(aDocument({ kind: 'correction', number: 'RK-2026-000001', corrects })),
    );
    expect(invoice.ExchangedDocument?.TypeCode).toBe('381');
    expect(list(settlement.InvoiceReferencedDocument)[0]?.IssuerAssignedID).toBe('RE-2026-000042');
  });
});
