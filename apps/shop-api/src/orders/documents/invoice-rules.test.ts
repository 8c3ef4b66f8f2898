/** @jest-environment node */
import fc from '../../testing/properties';
import type { DocumentModel } from './document-model';
import { invoiceXml } from './invoice-xml';
import { aDocument, aDocumentLine, TEST_BUYER } from './testing/a-document';
import { europeanFaults, germanFaults, schemaFaults } from './testing/invoice-faults';

const FIRM = { ...TEST_BUYER, company: 'Bau & <Söhne> GmbH', vatId: 'DE136695976' };
const correction = (part: Parameters<typeof aDocument>[0] = {}) =>
  aDocument({
    kind: 'correction',
    number: 'RK-2026-000001',
    buyer: FIRM,
    corrects: [
      { number: 'RE-2026-000041', date: '2026-11-21' },
      { number: 'RE-2026-000042', date: '2026-11-23' },
    ],
    ...part,
  });

const DOCUMENTS: [string, DocumentModel][] = [
  ['of a consumer', aDocument()],
  ['of a firm', aDocument({ buyer: FIRM })],
  [
    'of a firm abroad',
    aDocument({ buyer: { ...FIRM, country: 'AT', zipCode: '1010', vatId: 'ATU12345678' } }),
  ],
  ['of goods that were collected', aDocument({ buyer: FIRM, deliveredTo: null })],
  [
    'that goes to a building site',
    aDocument({ buyer: FIRM, deliveredTo: { ...TEST_BUYER, addition: 'Tor 3' } }),
  ],
  [
    'with three rates, discount and deposit',
    aDocument({
      buyer: FIRM,
      lines: [
        aDocumentLine({ depositCents: 75, discountCents: 77, quantity: 3 }),
        aDocumentLine({ lineId: 2, rate: 700, quantity: 999, unitCents: 1 }),
        aDocumentLine({ lineId: 3, rate: 0 }),
        aDocumentLine({ lineId: null, itemId: '', name: 'Versandkosten', description: '', quantity: 1 }),
      ],
    }),
  ],
  [
    'of a gift that costs nothing',
    aDocument({ buyer: FIRM, lines: [aDocumentLine({ discountCents: 3998 })] }),
  ],
  [
    'paid with a gift card and a service',
    aDocument({
      buyer: FIRM,
      payments: [
        { method: 'GUTSCHEINKARTE', cents: 1000 },
        { method: 'PAYPAL', cents: 2998 },
      ],
    }),
  ],
  ['of a job with a cost centre', aDocument({ buyer: FIRM, job: 'BV Müller, Köln', costCenter: '4711' })],
  ['without a payment', aDocument({ buyer: FIRM, payments: [] })],
  [
    'with odd characters and the longest names',
    aDocument({
      buyer: { ...FIRM, company: `${'Ö'.repeat(79)}"`, addition: "O'Neill – Hof 7 ½" },
      lines: [aDocumentLine({ name: `Rohr Ø 15 mm\u0000 ${'x'.repeat(300)}`, description: ']]>' })],
    }),
  ],
  ['that corrects two', correction()],
  ['that corrects a part', correction({ lines: [aDocumentLine({ quantity: 1, discountCents: 33 })] })],
];

describe('the data of an invoice', () => {
  it.each(DOCUMENTS)('%s fits the schema and keeps all rules', async (_, model) => {
    const xml = invoiceXml(model);
    expect([...(await schemaFaults(xml)), ...europeanFaults(xml)]).toEqual([]);
  });

  it('keeps the rules with any prices, quantities and rates', () => {
    const lines = fc.array(
      fc
        .record({
          quantity: fc.integer({ min: 1, max: 999 }),
          unitCents: fc.integer({ min: 0, max: 200_000 }),
          depositCents: fc.constantFrom(0, 25, 750),
          discountCents: fc.nat(1),
          rate: fc.constantFrom(1900, 700, 0),
        })
        .map((line) =>
          aDocumentLine({ ...line, discountCents: Math.min(line.discountCents, line.unitCents) }),
        ),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, (given) => {
        expect(europeanFaults(invoiceXml(aDocument({ buyer: FIRM, lines: given })))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('an invoice of an authority', () => {
  const AUTHORITY = {
    ...TEST_BUYER,
    company: 'Amt für Gebäude',
    email: 'rechnung@stadt.example.org',
    reference: '04011000-12345-03',
  };

  it.each(['CREDIT_CARD', 'PAYPAL', 'GUTSCHEINKARTE', 'PAY_IN_STORE'] as const)(
    'is an XRechnung, also paid with %s',
    async (method) => {
      const xml = invoiceXml(aDocument({ buyer: AUTHORITY, payments: [{ method, cents: 3998 }] }));

      expect(xml).toContain('<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>');
      expect([...(await schemaFaults(xml)), ...germanFaults(xml)]).toEqual([]);
    },
  );

  it.each(DOCUMENTS)('is one: %s', async (_, model) => {
    const xml = invoiceXml({ ...model, buyer: { ...model.buyer, ...AUTHORITY } });
    expect([...(await schemaFaults(xml)), ...germanFaults(xml)]).toEqual([]);
  });

  it('is none with the own reference of a firm, which stands in it', async () => {
    const xml = invoiceXml(aDocument({ buyer: { ...AUTHORITY, reference: 'Projekt 7' } }));

    expect(xml).toContain('<ram:BuyerReference>Projekt 7</ram:BuyerReference>');
    expect(xml).not.toContain('xrechnung');
    expect([...(await schemaFaults(xml)), ...europeanFaults(xml)]).toEqual([]);
  });

  it.each<[rule: string, from: RegExp]>([
    ['BR-DE-15', /<ram:BuyerReference>.*?<\/ram:BuyerReference>/],
    ['BR-DE-7', /<ram:EmailURIUniversalCommunication>.*?<\/ram:EmailURIUniversalCommunication>/],
    ['BR-DE-1', /<ram:SpecifiedTradeSettlementPaymentMeans>.*?<\/ram:SpecifiedTradeSettlementPaymentMeans>/],
  ])('breaks the rule %s without what it demands', (rule, from) => {
    const xml = invoiceXml(aDocument({ buyer: AUTHORITY }));
    expect(germanFaults(xml.replace(from, '')).join()).toContain(`[${rule}]`);
  });
});

it('states the number of the order, the job and the cost centre of the firm', () => {
  const xml = invoiceXml(aDocument({ buyer: FIRM, job: 'BV Müller', costCenter: '4711' }));

  for (const [name, value] of [
    ['SellerOrderReferencedDocument><ram:IssuerAssignedID', 'F7K4-M92T-X'],
    ['BuyerOrderReferencedDocument><ram:IssuerAssignedID', 'BV Müller'],
    ['ReceivableSpecifiedTradeAccountingAccount><ram:ID', '4711'],
  ])
    expect(xml).toContain(`<ram:${name}>${value}<`);
});

it('a correction of several invoices refers to the last one, and a note names all', () => {
  const xml = invoiceXml(correction());

  expect(xml.match(/<ram:InvoiceReferencedDocument>/g)).toHaveLength(1);
  expect(xml).toContain('<ram:IssuerAssignedID>RE-2026-000042</ram:IssuerAssignedID>');
  expect(xml).toContain(
    '<ram:Content>Korrektur: Rechnung RE-2026-000041 vom 21.11.2026, Rechnung RE-2026-000042 vom 23.11.2026</ram:Content>',
  );
});

describe('a fault is found', () => {
  const XML = invoiceXml(aDocument({ buyer: FIRM, lines: [aDocumentLine({ discountCents: 119 })] }));
  const withFault = (from: RegExp, to: string): string => {
    const changed = XML.replace(from, to);
    expect(changed).not.toBe(XML);
    return changed;
  };

  it.each<[rule: string, from: RegExp, to: string]>([
    ['BR-02', /<ram:ID>RE-2026-000042<\/ram:ID>/, ''],
    ['BR-09', /<ram:CountryID>DE<\/ram:CountryID>/, ''],
    ['BR-CO-10', /(<ram:LineTotalAmount>)[\d.]+(<\/ram:LineTotalAmount><ram:TaxBasis)/, '$11.00$2'],
    ['BR-CO-17', /<ram:RateApplicablePercent>19.00/g, '<ram:RateApplicablePercent>7.00'],
    ['BR-S-02', /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/, ''],
    ['BR-CL-14', /<ram:CountryID>DE/, '<ram:CountryID>XX'],
    ['BR-CL-23', /unitCode="C62"/, 'unitCode="Stück"'],
    ['BR-42', /<ram:ReasonCode>95<\/ram:ReasonCode><ram:Reason>Rabatt<\/ram:Reason>/, ''],
  ])('of the rule %s', (rule, from, to) => {
    expect(europeanFaults(withFault(from, to)).join()).toContain(`[${rule}]`);
  });

  it('in the order of elements', async () => {
    const faults = await schemaFaults(
      withFault(/(<ram:ID>RE-2026-000042<\/ram:ID>)(<ram:TypeCode>.*?<\/ram:TypeCode>)/, '$2$1'),
    );
    expect(faults.join()).toContain('TypeCode');
  });
});
