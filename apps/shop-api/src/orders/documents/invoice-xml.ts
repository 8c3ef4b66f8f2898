import { element, toXml, XML_DECLARATION, type XmlElement } from '@fachwerk/server-kit/xml';
import { type AddressField, eachAddressField, fullName } from '@fachwerk/shared/rules';
import { netCents } from '../../kernel/money/vat-sums';
import { type DocumentLine, type DocumentModel, type DocumentVat, isXRechnung } from './document-model';
import { invoiceNames, text } from './document-text';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
/** The profile EN 16931 of ZUGFeRD and Factur-X. */
const PROFILE = 'urn:cen.eu:en16931:2017';
/** The rules of German authorities for it, and the kind of business process that these demand (BT-23). */
const XRECHNUNG = `${PROFILE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const TYPE_CODES = { invoice: '380', correction: '381' } as const;
const PIECE = 'C62';
/**
 * UNTDID 4461: payment by a service on the internet; not defined. A card is paid through a service, too: the
 * code of cards (48) demands digits of the card (BR-DE-24-a), which the shop does not have.
 */
const ONLINE_SERVICE = '68';
const NOT_DEFINED = '1';
/** UNTDID 5189 and 7161: discount; deposit, as a charge that both parties define. */
const DISCOUNT = { code: '95', text: 'Rabatt' };
const DEPOSIT = { code: 'ZZZ', text: 'Pfand' };

/** The document as data for programs: UN/CEFACT Cross Industry Invoice, EN 16931. */
export function invoiceXml(model: DocumentModel): string {
  const invoice = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        isXRechnung(model)
          ? element('ram:BusinessProcessSpecifiedDocumentContextParameter', [id(PROCESS)])
          : undefined,
        element('ram:GuidelineSpecifiedDocumentContextParameter', [
          id(isXRechnung(model) ? XRECHNUNG : PROFILE),
        ]),
      ]),
      element('rsm:ExchangedDocument', [
        id(model.number),
        element('ram:TypeCode', TYPE_CODES[model.kind]),
        element('ram:IssueDateTime', [date(model.date)]),
        ...correctedInvoices(model),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...model.lines.map(line),
        agreement(model),
        delivery(model),
        settlement(model),
      ]),
    ],
    NAMESPACES,
  );
  return XML_DECLARATION + toXml(invoice);
}

/** The schema has one reference to an invoice before it: a note names all where there are more. */
const correctedInvoices = ({ corrects }: DocumentModel): XmlElement[] =>
  corrects.length < 2
    ? []
    : [
        element('ram:IncludedNote', [
          element('ram:Content', text('corrects', { invoices: invoiceNames(corrects) })),
        ]),
      ];

const id = (value: string): XmlElement => element('ram:ID', value);
const amount = (name: string, cents: number): XmlElement => element(name, (cents / 100).toFixed(2));
const percent = (rate: number): string => (rate / 100).toFixed(2);
const date = (day: string, prefix = 'udt'): XmlElement =>
  element(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' });

/** "Z": zero rate of photovoltaics (UStG §12(3)); "S": all other rates. */
const category = (rate: number): string => (rate === 0 ? 'Z' : 'S');

const tax = (rate: number, sums: XmlElement[] = []): XmlElement =>
  element('ram:ApplicableTradeTax', [
    ...sums.slice(0, 1),
    element('ram:TypeCode', 'VAT'),
    ...sums.slice(1),
    element('ram:CategoryCode', category(rate)),
    element('ram:RateApplicablePercent', percent(rate)),
  ]);

function line(one: DocumentLine, index: number): XmlElement {
  const { quantity, rate, discountCents, depositCents } = one;
  const discount = netCents(discountCents, rate);
  // Rounding never makes the price of goods that are free negative (BR-27).
  const deposit = Math.min(netCents(depositCents, rate), one.netCents + discount);
  // With six decimals, so that price and quantity give the exact net amount of the line (BT-131).
  const price = (one.netCents + discount - deposit) / 100 / quantity;
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [
      one.itemId === '' ? undefined : element('ram:SellerAssignedID', one.itemId),
      element('ram:Name', one.name),
      one.description === '' ? undefined : element('ram:Description', one.description),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', price.toFixed(6))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(quantity), { unitCode: PIECE }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      tax(rate),
      discount === 0 ? undefined : allowance(discount, false, DISCOUNT),
      deposit === 0 ? undefined : allowance(deposit, true, DEPOSIT),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        amount('ram:LineTotalAmount', one.netCents),
      ]),
    ]),
  ]);
}

const allowance = (cents: number, isCharge: boolean, { code, text: reason }: typeof DISCOUNT): XmlElement =>
  element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
    amount('ram:ActualAmount', cents),
    element('ram:ReasonCode', code),
    element('ram:Reason', reason),
  ]);

/** Elements of an address in the order of the schema. */
const POSTAL_ELEMENTS = ['PostcodeCode', 'LineOne', 'LineTwo', 'LineThree', 'CityName', 'CountryID'] as const;

/** Where the fields of an address stand; null: in the name of the party. */
const ELEMENT_OF: Record<AddressField, (typeof POSTAL_ELEMENTS)[number] | null> = {
  firstName: null,
  lastName: null,
  company: null,
  street: 'LineOne',
  streetNumber: 'LineOne',
  addition: 'LineTwo',
  zipCode: 'PostcodeCode',
  city: 'CityName',
  country: 'CountryID',
};

const address = (one: { readonly [Field in AddressField]?: string | undefined }): XmlElement =>
  element(
    'ram:PostalTradeAddress',
    POSTAL_ELEMENTS.map((name) => {
      const values = eachAddressField((field) => (ELEMENT_OF[field] === name ? one[field] : undefined));
      const value = Object.values(values).filter(Boolean).join(' ');
      return value === '' ? undefined : element(`ram:${name}`, value);
    }),
  );

/** BT-34, BT-49; EM: an address of electronic mail. */
const electronicAddress = (email: string): XmlElement =>
  element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })]);

const vatNumber = (number: string): XmlElement =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', number, { schemeID: 'VA' })]);

function agreement({ seller, buyer, orderNumber, job }: DocumentModel): XmlElement {
  const person = fullName(buyer);
  return element('ram:ApplicableHeaderTradeAgreement', [
    buyer.reference ? element('ram:BuyerReference', buyer.reference) : undefined,
    element('ram:SellerTradeParty', [
      element('ram:Name', seller.name),
      element('ram:DefinedTradeContact', [
        element('ram:DepartmentName', 'Kundenservice'),
        element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', seller.phone)]),
        element('ram:EmailURIUniversalCommunication', [element('ram:URIID', seller.email)]),
      ]),
      address(seller),
      electronicAddress(seller.email),
      vatNumber(seller.vatId),
    ]),
    element('ram:BuyerTradeParty', [
      element('ram:Name', buyer.company || person),
      buyer.company ? element('ram:DefinedTradeContact', [element('ram:PersonName', person)]) : undefined,
      address(buyer),
      buyer.email ? electronicAddress(buyer.email) : undefined,
      buyer.vatId ? vatNumber(buyer.vatId) : undefined,
    ]),
    // BT-14 is the number that the shop gave, BT-13 that of the buyer.
    element('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', orderNumber)]),
    job === undefined
      ? undefined
      : element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', job)]),
  ]);
}

function delivery({ deliveredTo, supplyDate }: DocumentModel): XmlElement {
  return element('ram:ApplicableHeaderTradeDelivery', [
    deliveredTo
      ? element('ram:ShipToTradeParty', [
          element('ram:Name', deliveredTo.company || fullName(deliveredTo)),
          address(deliveredTo),
        ])
      : undefined,
    element('ram:ActualDeliverySupplyChainEvent', [element('ram:OccurrenceDateTime', [date(supplyDate)])]),
  ]);
}

function settlement(model: DocumentModel): XmlElement {
  const { vat, payments, corrects, grossCents, costCenter } = model;
  const sum = (valueOf: (one: DocumentVat) => number) => vat.reduce((cents, one) => cents + valueOf(one), 0);
  const net = sum((one) => one.netCents);
  const method = payments.at(-1)?.method;
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', 'EUR'),
    element('ram:SpecifiedTradeSettlementPaymentMeans', [
      element('ram:TypeCode', method && method !== 'PAY_IN_STORE' ? ONLINE_SERVICE : NOT_DEFINED),
    ]),
    ...vat.map(({ rate, netCents: basis, taxCents }) =>
      tax(rate, [amount('ram:CalculatedAmount', taxCents), amount('ram:BasisAmount', basis)]),
    ),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', net),
      amount('ram:TaxBasisTotalAmount', net),
      element('ram:TaxTotalAmount', (sum((one) => one.taxCents) / 100).toFixed(2), { currencyID: 'EUR' }),
      amount('ram:GrandTotalAmount', grossCents),
      // All means of payment are charged with the hand-over: nothing remains to be paid.
      amount('ram:TotalPrepaidAmount', grossCents),
      amount('ram:DuePayableAmount', 0),
    ]),
    ...corrects
      .slice(-1)
      .map((invoice) =>
        element('ram:InvoiceReferencedDocument', [
          element('ram:IssuerAssignedID', invoice.number),
          element('ram:FormattedIssueDateTime', [date(invoice.date, 'qdt')]),
        ]),
      ),
    // BT-19: where the buyer books it.
    costCenter === undefined
      ? undefined
      : element('ram:ReceivableSpecifiedTradeAccountingAccount', [id(costCenter)]),
  ]);
}
