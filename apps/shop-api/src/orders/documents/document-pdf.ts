import { addressLines, type PaymentType } from '@fachwerk/shared/rules';
import { noonOf } from '@fachwerk/shared/time';
import { displayCents } from '../../kernel/money/display';
import { COLOURS, PAGE, PdfSheet } from '../../kernel/pdf/pdf-sheet';
import { type Cell, type Column, drawTable } from '../../kernel/pdf/pdf-table';
import { isPaidToService, paymentText } from '../lifecycle/payment-of-order';
import { type DocumentModel, isFirm, isXRechnung } from './document-model';
import { dateText, invoiceNames, text } from './document-text';
import { describeFacturX, PROFILES } from './factur-x';
import { invoiceXml } from './invoice-xml';

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 });
const rateText = (rate: number): string => percent.format(rate / 10_000);

export const titleOf = ({ kind, number }: Pick<DocumentModel, 'kind' | 'number'>): string =>
  text(`title.${kind}`, { number });

/** "RE-2026-000001.pdf" */
export const fileNameOf = ({ number }: Pick<DocumentModel, 'number'>): string => `${number}.pdf`;

/** "RE-2026-000001.xml" */
export const dataNameOf = ({ number }: Pick<DocumentModel, 'number'>): string => `${number}.xml`;

/** The file of a document. Equal models give equal bytes. */
export async function documentPdf(model: DocumentModel): Promise<Buffer> {
  const date = noonOf(model.date);
  const sheet = new PdfSheet({ title: titleOf(model), author: model.seller.name, date });
  drawHead(sheet, model);
  drawFacts(sheet, model);
  sheet.y = 285;
  sheet.paragraph(titleOf(model), { size: 20, isBold: true }, 'H1');
  sheet.y += 6;
  drawDeliveryAddress(sheet, model);
  sheet.paragraph(introOf(model));
  sheet.y += 14;
  drawTable(sheet, LINES, model.lines.map(lineCells));
  drawSums(sheet, model);
  drawVat(sheet, model);
  drawNotes(sheet, model);
  drawFeet(sheet, model);
  if (isFirm(model)) {
    const profile = isXRechnung(model) ? PROFILES.authority : PROFILES.firm;
    // The types of PDFKit lack the relationship, which PDF/A-3 demands.
    const attachment: PDFKit.Mixins.PDFAttachmentOptions & { relationship: string } = {
      name: profile.file,
      type: 'text/xml',
      relationship: 'Alternative',
      description: titleOf(model),
      creationDate: date,
      modifiedDate: date,
    };
    sheet.doc.file(Buffer.from(invoiceXml(model)), attachment);
    sheet.doc.appendXML(describeFacturX(profile));
  }
  return sheet.finish();
}

/** Sign, sender and recipient; the addresses are in the window of an envelope. */
function drawHead(sheet: PdfSheet, { seller, buyer }: DocumentModel): void {
  const { doc } = sheet;
  sheet.artifact(() => {
    doc.lineWidth(2.8).strokeColor(COLOURS.ink).rect(72.3, 44, 19.6, 19.6).stroke();
    doc.lineWidth(3.4).strokeColor(COLOURS.amber).moveTo(73.4, 62.5).lineTo(90.8, 45.1).stroke();
  });
  sheet.tag(sheet.root, 'P', () =>
    sheet.write(text('brand'), 42, { x: 100, size: 19, isBold: true, colour: COLOURS.ink }),
  );
  sheet.tag(sheet.root, 'P', () =>
    sheet.write([seller.name, ...addressLines(seller)].join(' · '), 132, {
      size: 7.5,
      colour: COLOURS.muted,
      width: 240,
    }),
  );
  sheet.tag(sheet.root, 'P', () =>
    sheet.write(addressLines(buyer).join('\n'), 149, { size: 10.5, width: 230 }),
  );
}

const FACTS: readonly Column[] = [
  { header: '', x: 330, width: 92 },
  { header: '', x: 425, width: PAGE.right - 425, align: 'right' },
];

/** Number, dates and tax numbers. */
function drawFacts(sheet: PdfSheet, model: DocumentModel): void {
  const { kind, number, date, supplyDate, deliveredTo, orderNumber, orderDate, seller, buyer } = model;
  const stated = { buyerReference: buyer.reference, job: model.job, costCenter: model.costCenter };
  const facts: [string, string][] = [
    [text(`number.${kind}`), number],
    [text('date'), dateText(date)],
    [text(deliveredTo ? 'delivered' : 'collected'), dateText(supplyDate)],
    [text('order'), orderNumber],
    [text('ordered'), dateText(orderDate)],
    [text('sellerVatId'), seller.vatId],
    ...(buyer.vatId ? [[text('buyerVatId'), buyer.vatId] as [string, string]] : []),
    ...Object.entries(stated).flatMap(([name, value]): [string, string][] =>
      value ? [[text(name), value]] : [],
    ),
  ];
  sheet.y = 127;
  drawTable(
    sheet,
    FACTS,
    facts.map(([name, value]) => [{ text: name }, { text: value, isBold: value === number }]),
    { hasRowHeaders: true },
  );
}

function introOf({ kind, deliveredTo, corrects }: DocumentModel): string {
  if (kind === 'correction') return text('intro.correction', { invoices: invoiceNames(corrects) });
  return text(deliveredTo ? 'intro.invoice' : 'intro.collected');
}

function drawDeliveryAddress(sheet: PdfSheet, { deliveredTo, buyer }: DocumentModel): void {
  const address = deliveredTo ? addressLines(deliveredTo).join(', ') : '';
  if (address === '' || address === addressLines(buyer).join(', ')) return;
  sheet.paragraph(text('deliveredTo', { address }));
  sheet.y += 4;
}

const LINES: readonly Column[] = [
  { header: text('line.position'), x: PAGE.left, width: 24 },
  { header: text('line.article'), x: 98, width: 205 },
  { header: text('line.quantity'), x: 305, width: 45, align: 'right' },
  { header: text('line.unitPrice'), x: 355, width: 70, align: 'right' },
  { header: text('line.rate'), x: 428, width: 36, align: 'right' },
  { header: text('line.amount'), x: 466, width: PAGE.right - 466, align: 'right' },
];

function lineCells(line: DocumentModel['lines'][number], index: number): Cell[] {
  const { name, description, itemId, quantity, unitCents, discountCents, depositCents, rate } = line;
  const notes = [
    [description, itemId && text('line.item', { itemId })].filter(Boolean).join(' · '),
    discountCents > 0 && text('line.discount', { amount: displayCents(-discountCents) }),
    depositCents > 0 && text('line.deposit', { amount: displayCents(depositCents) }),
  ].filter((note): note is string => Boolean(note));
  return [
    { text: String(index + 1) },
    { text: name, notes },
    { text: String(quantity) },
    { text: displayCents(unitCents) },
    { text: rateText(rate) },
    { text: displayCents(line.grossCents) },
  ];
}

const SUMS: readonly Column[] = [
  { header: '', x: 305, width: 140 },
  { header: '', x: 448, width: PAGE.right - 448, align: 'right' },
];
const SUMS_HEIGHT = 80;

function drawSums(sheet: PdfSheet, { kind, grossCents, payments }: DocumentModel): void {
  const isOwedToService = (method: PaymentType) => kind === 'invoice' && isPaidToService(method);
  const isOwed = payments.some(({ method }) => isOwedToService(method));
  sheet.y += 8;
  sheet.keepTogether(SUMS_HEIGHT);
  drawTable(
    sheet,
    SUMS,
    [
      [
        { text: text(`total.${kind}`), isBold: true },
        { text: displayCents(grossCents), isBold: true },
      ],
      ...payments.map(({ method, cents }) => [
        {
          text: text(`payment.${isOwedToService(method) ? 'service' : kind}`, { means: paymentText(method) }),
        },
        { text: displayCents(cents) },
      ]),
      ...(kind === 'invoice'
        ? [[{ text: text(isOwed ? 'due.service' : 'due') }, { text: displayCents(0) }]]
        : []),
    ],
    { hasRowHeaders: true },
  );
}

const VAT: readonly Column[] = [
  { header: text('vat.rate'), x: PAGE.left, width: 90 },
  { header: text('vat.net'), x: 200, width: 100, align: 'right' },
  { header: text('vat.tax'), x: 318, width: 100, align: 'right' },
  { header: text('vat.gross'), x: 438, width: PAGE.right - 438, align: 'right' },
];

function drawVat(sheet: PdfSheet, { vat }: DocumentModel): void {
  sheet.y += 14;
  sheet.keepTogether(60);
  sheet.paragraph(text('vat.headline'), { size: 12, isBold: true }, 'H2');
  sheet.y += 6;
  drawTable(
    sheet,
    VAT,
    vat.map(({ rate, netCents, taxCents, grossCents }) => [
      { text: rateText(rate) },
      ...[netCents, taxCents, grossCents].map((cents) => ({ text: displayCents(cents) })),
    ]),
  );
}

function drawNotes(sheet: PdfSheet, model: DocumentModel): void {
  const { kind, vat, payments } = model;
  sheet.y += 12;
  const notes = [
    text('note.gross'),
    vat.some(({ rate }) => rate === 0) && text('note.zeroRate'),
    kind === 'invoice' && payments.some(({ method }) => method === 'GUTSCHEINKARTE') && text('note.giftCard'),
    isFirm(model) && text('note.data'),
  ];
  for (const note of notes)
    if (note) {
      sheet.paragraph(note, { size: 8.5, colour: COLOURS.muted });
      sheet.y += 2;
    }
}

/** Company data (GmbHG §35a) and the number of the page. */
function drawFeet(sheet: PdfSheet, model: DocumentModel): void {
  const { seller, number } = model;
  const columns = [
    [seller.name, ...addressLines(seller)].join('\n'),
    `${seller.register}\n${text('directors', { names: seller.directors })}\n${text('sellerVatId')} ${seller.vatId}`,
    `${text('phone', { phone: seller.phone })}\n${seller.email}`,
  ];
  sheet.onEachPage((page, pages) => {
    const { doc } = sheet;
    doc.moveTo(PAGE.left, 756).lineTo(PAGE.right, 756).lineWidth(0.75).strokeColor(COLOURS.line).stroke();
    columns.forEach((column, index) =>
      sheet.write(column, 764, {
        x: PAGE.left + index * 162,
        width: 155,
        size: 7.5,
        colour: COLOURS.muted,
      }),
    );
    sheet.write(text('page', { number, page, pages }), 808, {
      size: 7.5,
      colour: COLOURS.muted,
      align: 'right',
    });
  });
}
