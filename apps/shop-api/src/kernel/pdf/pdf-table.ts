import { COLOURS, PAGE, type PdfSheet, type Tag, type TextStyle } from './pdf-sheet';

export interface Column {
  header: string;
  /** Left edge and width in points. */
  x: number;
  width: number;
  align?: 'right';
}

export interface Cell {
  text: string;
  /** Further lines in a quiet colour. */
  notes?: readonly string[];
  isBold?: boolean;
}

interface TableOptions {
  /** The first cell of a row is its header, and the columns have none. */
  hasRowHeaders?: boolean;
}

const PADDING = 5;
const CLOSE_PADDING = 1.5;
const NOTES: TextStyle = { size: 8.5, colour: COLOURS.muted };

/** A table with tagged headers. Rows are not divided; the head is repeated on the next page. */
export function drawTable(
  sheet: PdfSheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { hasRowHeaders = false }: TableOptions = {},
): void {
  const padding = hasRowHeaders ? CLOSE_PADDING : PADDING;
  const table = sheet.doc.struct('Table');
  sheet.root.add(table);
  const left = columns[0]?.x ?? PAGE.left;
  if (!hasRowHeaders) {
    const [first] = rows;
    sheet.keepTogether(headHeight(sheet, columns) + (first ? rowHeight(sheet, columns, first, padding) : 0));
    const head = addTo(table, sheet, 'TR');
    columns.forEach((column) =>
      sheet.tag(head, 'TH', () => drawHead(sheet, [column]), { scope: 'Column' } as object),
    );
    head.end();
    sheet.y += headHeight(sheet, columns);
    sheet.rule(sheet.y, COLOURS.ink, left);
  }
  for (const cells of rows) {
    const height = rowHeight(sheet, columns, cells, padding);
    if (sheet.keepTogether(height) && !hasRowHeaders) {
      sheet.artifact(() => drawHead(sheet, columns), 'Pagination');
      sheet.y += headHeight(sheet, columns);
      sheet.rule(sheet.y, COLOURS.ink, left);
    }
    const row = addTo(table, sheet, 'TR');
    cells.forEach((cell, index) => {
      const isHeader = hasRowHeaders && index === 0;
      sheet.tag(
        row,
        isHeader ? 'TH' : 'TD',
        () => drawCell(sheet, columns[index], cell, padding),
        (isHeader ? { scope: 'Row' } : {}) as object,
      );
    });
    row.end();
    sheet.y += height;
    if (!hasRowHeaders) sheet.rule(sheet.y, COLOURS.line, left);
  }
  table.end();
}

function addTo(parent: Tag, sheet: PdfSheet, type: 'TR'): Tag {
  const element = sheet.doc.struct(type);
  parent.add(element);
  return element;
}

const styleOf = ({ x, width, align }: Column, style: TextStyle): TextStyle => ({
  ...style,
  x,
  width,
  ...(align && { align }),
});

const headHeight = (sheet: PdfSheet, columns: readonly Column[]): number =>
  Math.max(...columns.map((column) => sheet.heightOf(column.header, styleOf(column, NOTES)))) + PADDING;

function drawHead(sheet: PdfSheet, columns: readonly Column[]): void {
  for (const column of columns) sheet.write(column.header, sheet.y, styleOf(column, NOTES));
}

const rowHeight = (
  sheet: PdfSheet,
  columns: readonly Column[],
  cells: readonly Cell[],
  padding: number,
): number =>
  Math.max(
    ...cells.map((cell, index) => {
      const column = columns[index];
      return column
        ? linesOf(cell).reduce((sum, [text, style]) => sum + sheet.heightOf(text, styleOf(column, style)), 0)
        : 0;
    }),
  ) +
  2 * padding;

function drawCell(sheet: PdfSheet, column: Column | undefined, cell: Cell, padding: number): void {
  if (!column) return;
  let y = sheet.y + padding;
  for (const [text, style] of linesOf(cell)) {
    sheet.write(text, y, styleOf(column, style));
    y += sheet.heightOf(text, styleOf(column, style));
  }
}

const linesOf = ({ text, notes = [], isBold = false }: Cell): [string, TextStyle][] => [
  [text, { isBold }],
  ...notes.map((note): [string, TextStyle] => [note, NOTES]),
];
