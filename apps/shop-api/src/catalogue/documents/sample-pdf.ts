import { noonOf } from '@fachwerk/shared/time';
import { COLOURS, PAGE, PdfSheet } from '../../kernel/pdf/pdf-sheet';
import { type Column, drawTable } from '../../kernel/pdf/pdf-table';
import { nameOf, type SampleDocument, type Section, sectionsOf, text } from './sample-sections';

/** A fixed one: equal data give equal bytes. */
const DATE = noonOf('2026-01-01');

const ROWS: readonly Column[] = [
  { header: '', x: PAGE.left, width: 170 },
  { header: '', x: PAGE.left + 180, width: PAGE.right - PAGE.left - 180 },
];
/** Height of a heading with the beginning of its section. */
const HEADING_HEIGHT = 60;
const INDENT = 14;

/**
 * A document that the shop makes from the data of a product, for the demonstration: marked as a sample,
 * because only the producer can declare values. Tagged, and equal data give equal bytes.
 */
export async function samplePdf(document: SampleDocument): Promise<Buffer> {
  const title = text(`title.${document.kind}`);
  const sheet = new PdfSheet({
    title: `${title}: ${nameOf(document)}`,
    author: document.product.producer.name,
    date: DATE,
  });
  sheet.paragraph(title, { size: 20, isBold: true }, 'H1');
  sheet.y += 2;
  sheet.paragraph(nameOf(document), { size: 12 });
  sheet.y += 6;
  sheet.paragraph(text('sample'), { size: 8.5, colour: COLOURS.muted });
  for (const section of sectionsOf(document)) drawSection(sheet, section);
  sheet.onEachPage((page, pages) => {
    sheet.doc
      .moveTo(PAGE.left, 764)
      .lineTo(PAGE.right, 764)
      .lineWidth(0.75)
      .strokeColor(COLOURS.line)
      .stroke();
    const style = { size: 7.5, colour: COLOURS.muted };
    sheet.write(`${title}, ${nameOf(document)}`, 772, { ...style, width: 380 });
    sheet.write(text('page', { page, pages }), 772, { ...style, align: 'right' });
  });
  return sheet.finish();
}

function drawSection(sheet: PdfSheet, { title, paragraphs = [], list = [], rows = [] }: Section): void {
  sheet.y += 14;
  sheet.keepTogether(HEADING_HEIGHT);
  sheet.paragraph(title, { size: 12, isBold: true }, 'H2');
  sheet.y += 4;
  for (const paragraph of paragraphs) {
    sheet.paragraph(paragraph);
    sheet.y += 2;
  }
  if (list.length > 0) drawList(sheet, list);
  if (rows.length > 0)
    drawTable(
      sheet,
      ROWS,
      rows.map(([name, value]) => [{ text: name }, { text: value }]),
      { hasRowHeaders: true },
    );
}

function drawList(sheet: PdfSheet, entries: readonly string[]): void {
  const list = sheet.doc.struct('L');
  sheet.root.add(list);
  for (const entry of entries) {
    const style = { x: PAGE.left + INDENT };
    const height = sheet.heightOf(entry, style);
    sheet.keepTogether(height);
    const { y } = sheet;
    const item = sheet.doc.struct('LI');
    list.add(item);
    sheet.tag(item, 'Lbl', () => sheet.write('–', y, { width: INDENT }));
    sheet.tag(item, 'LBody', () => sheet.write(entry, y, style));
    item.end();
    sheet.y = y + height + 1;
  }
  list.end();
}
