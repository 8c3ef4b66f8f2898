import { addressLines } from '@fachwerk/shared/rules';
import { dayAndTimeText, dayText, isInstant, noonOf, parseInstant } from '@fachwerk/shared/time';
import { displayCents } from '../../kernel/money/display';
import { COLOURS, PdfSheet } from '../../kernel/pdf/pdf-sheet';
import { type Column, drawTable } from '../../kernel/pdf/pdf-table';
import { formatText } from '../../kernel/text/format-text';
import texts from '../../kernel/texts/messages.de.json';

type Row = Record<string, unknown>;

const text = (key: string, values: Record<string, string | number> = {}): string =>
  formatText(texts, `dataExport.${key}`, values);
/** The German text of a key that not every column or value has. */
const known = (key: string): string | undefined => (texts as Record<string, string>)[`dataExport.${key}`];

const FACTS: readonly Column[] = [
  { header: '', x: 70.9, width: 150 },
  { header: '', x: 226, width: 312 },
];

/** The file for people. Equal rows give equal bytes. Columns without a German name are in the JSON only. */
export async function exportPdf(rows: ReadonlyMap<string, readonly Row[]>, date: Date): Promise<Buffer> {
  const sheet = new PdfSheet({ title: text('title'), author: text('author'), date });
  sheet.paragraph(text('title'), { size: 20, isBold: true }, 'H1');
  sheet.y += 6;
  sheet.paragraph(text('intro', { day: dayText(date) }));
  for (const [table, found] of rows) {
    sheet.y += 16;
    sheet.keepTogether(80);
    sheet.paragraph(known(`table.${table}`) ?? table, { size: 13, isBold: true }, 'H2');
    sheet.y += 4;
    for (const row of found) drawRow(sheet, row);
  }
  sheet.onEachPage((page, pages) =>
    sheet.write(text('page', { page, pages }), 780, { size: 8, colour: COLOURS.muted }),
  );
  return sheet.finish();
}

function drawRow(sheet: PdfSheet, row: Row): void {
  const facts = Object.entries(row).flatMap(([column, value]) => {
    const name = known(`column.${column}`);
    const words = name === undefined ? '' : valueText(column, value);
    return name === undefined || words === '' ? [] : [[{ text: name }, { text: words }]];
  });
  if (facts.length === 0) return;
  drawTable(sheet, FACTS, facts, { hasRowHeaders: true });
  sheet.y += 4;
  sheet.rule(sheet.y);
  sheet.y += 6;
}

/** Parts of a contact, in their order; others come before them. */
const PEOPLE = ['salutation', 'firstName', 'lastName', 'company', 'email', 'phone'];
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A value in words: amounts, days and names as on the pages of the shop. Empty for what is not there. */
export function valueText(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
  if (typeof value === 'number') return column.endsWith('_cents') ? displayCents(value) : String(value);
  if (Array.isArray(value))
    return value
      .map((one) => valueText(column, one))
      .filter(Boolean)
      .join('; ');
  if (column.endsWith('_address'))
    return addressLines(value as Parameters<typeof addressLines>[0]).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .toSorted(([a], [b]) => PEOPLE.indexOf(a) - PEOPLE.indexOf(b))
      .map(([key, part]) => valueText(key, part))
      .filter(Boolean)
      .join(', ');
  const words = String(value);
  if (isInstant(words)) return dayAndTimeText(parseInstant(words));
  if (DAY.test(words)) return dayText(noonOf(words));
  return known(`value.${words}`) ?? words;
}
