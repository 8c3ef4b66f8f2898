import { MAX_ITEM_NUMBERS, MAX_LINE_QUANTITY, readTradeUnit } from '@fachwerk/shared/rules';
import { type Columns, columnsOf, headingOf, separatorLine } from './list-columns';

/** One line of the typed list. */
export interface ListLine {
  /** Counted from 1, including empty lines, as in the text area. */
  lineNumber: number;
  /** The unchanged line. */
  raw: string;
  /** Article number or EAN. */
  number: string;
  quantity: number;
}

/** `reason` is the end of a message key: prohibis.list.problem.<reason>. */
export interface LineProblem {
  lineNumber: number;
  raw: string;
  reason: ParseReason | 'unknown' | 'soldOut' | 'refused';
  values?: Record<string, string | number>;
}
type ParseReason = 'number' | 'shortened' | 'quantity' | 'unit' | 'tooMany';

export interface ParsedList {
  lines: ListLine[];
  problems: LineProblem[];
}

const NUMBER = /^[A-Za-z0-9-]{1,64}$/;
/** "10", "10,0" of a spreadsheet, "1.000" with a full stop for the eye, "10 Stk.", "10x". */
const QUANTITY = /^(\d{1,6}|\d{1,3}(?:\.\d{3})+)(?:[.,]0{1,2})?\s*(?:x\b\.?)?\s*([^\d\s][^\s]*)?$/i;
/** Scientific notation of spreadsheets: the last digits of long numbers are lost. */
const SHORTENED = /^\D?\d+[.,]\d+e\+\d+/i;

/**
 * One article per line: "4711;10", "4711 10", or columns of a spreadsheet (tabs) or CSV file, optionally with
 * a name between number and quantity. The default quantity is 1. A heading names the columns of the lines
 * below it; another one in the first line is skipped. Every other line that is not understood is reported as
 * a problem.
 */
export function parseArticleList(text: string): ParsedList {
  const list: ParsedList = { lines: [], problems: [] };
  let isFirst = true;
  let separator: string | undefined;
  let columns: Columns | undefined;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    if (raw.trim() === '') continue;
    const announced = separatorLine(raw);
    if (announced !== undefined) {
      separator = announced;
      continue;
    }
    // A file may be added below lines that were typed: its heading is not the first line then.
    const isHeadingOnly = !/\d/.test(raw);
    const named = isFirst || isHeadingOnly ? headingOf(raw, separator) : undefined;
    const isHeading = named !== undefined || (isFirst && isHeadingOnly);
    isFirst = false;
    columns = named ?? columns;
    if (isHeading) continue;
    const parsed = parseLine(raw, { separator, columns });
    const where = { lineNumber: index + 1, raw: raw.trim() };
    if ('reason' in parsed) list.problems.push({ ...where, ...parsed });
    else if (list.lines.length >= MAX_ITEM_NUMBERS)
      list.problems.push({ ...where, reason: 'tooMany', values: { max: MAX_ITEM_NUMBERS } });
    else list.lines.push({ ...where, ...parsed });
  }
  return list;
}

type ParsedLine = Pick<ListLine, 'number' | 'quantity'> | Pick<LineProblem, 'reason' | 'values'>;
type Layout = { separator: string | undefined; columns: Columns | undefined };

function parseLine(raw: string, { separator, columns }: Layout): ParsedLine {
  if (SHORTENED.test(raw.trim())) return { reason: 'shortened' };
  if (!columns) {
    const [first = '', ...others] = columnsOf(raw, separator).filter((column) => column !== '');
    return lineOf(first, others);
  }
  const cells = columnsOf(raw, separator);
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''));
  if (SHORTENED.test(cell(columns.number))) return { reason: 'shortened' };
  // A list may have the number of the maker in one column and the EAN in another.
  const number = cell(columns.number) || cell(columns.ean);
  return lineOf(
    number,
    [cell(columns.quantity), cell(columns.unit)].filter((one) => one !== ''),
  );
}

/** `others`: the filled columns after the number. */
function lineOf(first: string, others: readonly string[]): ParsedLine {
  // Separators for readability: 4012-345 and 4012.345.
  const number = /^[\d\s.-]+$/.test(first) ? first.replace(/[\s.-]/g, '') : first;
  if (!NUMBER.test(number)) return { reason: 'number' };
  if (others.length === 0) return { number, quantity: 1 };
  const wrong = { reason: 'quantity', values: { max: MAX_LINE_QUANTITY } } as const;
  const at = others.findIndex((column) => QUANTITY.test(column) && unitIn(column) !== null);
  const [, digits = '', word] = QUANTITY.exec(others[at] ?? '') ?? [];
  if (digits === '') return wrong;
  const quantity = Number(digits.replaceAll('.', ''));
  if (quantity < 1 || quantity > MAX_LINE_QUANTITY) return wrong;
  const unit = readTradeUnit(word ?? others[at + 1] ?? '');
  // Ten metres are not ten articles, and how many are on a pallet only the maker knows.
  if (unit?.tier === 'measure' || unit?.tier === 'several')
    return { reason: 'unit', values: { unit: word ?? others[at + 1] ?? '' } };
  return { number, quantity };
}

/** The unit behind a number; undefined without one, null for another word: "4 Kant" is no quantity. */
function unitIn(column: string): string | undefined | null {
  const word = QUANTITY.exec(column)?.[2];
  if (word === undefined) return undefined;
  return readTradeUnit(word) ? word : null;
}
