import { MAX_ITEM_NUMBERS, MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';

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
type ParseReason = 'number' | 'shortened' | 'quantity' | 'tooMany';

export interface ParsedList {
  lines: ListLine[];
  problems: LineProblem[];
}

const NUMBER = /^[A-Za-z0-9-]{1,64}$/;
/** "10", "10,0" of a spreadsheet, "10 Stk." */
const QUANTITY = /^(\d{1,6})(?:[.,]0+)?\s*(?:x|st|stk|stck|stück)?\.?$/i;
/** Scientific notation of spreadsheets: the last digits of long numbers are lost. */
const SHORTENED = /^\D?\d+[.,]\d+e\+\d+/i;

/**
 * One article per line: "4711;10", "4711 10", or columns of a spreadsheet (tabs) or CSV file, optionally with
 * a name between number and quantity. The default quantity is 1. A heading in the first line is skipped.
 * Every other line that is not understood is reported as a problem.
 */
export function parseArticleList(text: string): ParsedList {
  const list: ParsedList = { lines: [], problems: [] };
  let isFirst = true;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    if (raw.trim() === '') continue;
    const parsed = parseLine(raw);
    const isHeading = isFirst && !/\d/.test(raw);
    isFirst = false;
    if (isHeading) continue;
    const where = { lineNumber: index + 1, raw: raw.trim() };
    if ('reason' in parsed) list.problems.push({ ...where, ...parsed });
    else if (list.lines.length >= MAX_ITEM_NUMBERS)
      list.problems.push({ ...where, reason: 'tooMany', values: { max: MAX_ITEM_NUMBERS } });
    else list.lines.push({ ...where, ...parsed });
  }
  return list;
}

type ParsedLine = Pick<ListLine, 'number' | 'quantity'> | Pick<LineProblem, 'reason' | 'values'>;

function parseLine(raw: string): ParsedLine {
  if (SHORTENED.test(raw.trim())) return { reason: 'shortened' };
  const [first = '', ...others] = columnsOf(raw);
  // Separators for readability: 4012-345 and 4012.345.
  const number = /^[\d\s.-]+$/.test(first) ? first.replace(/[\s.-]/g, '') : first;
  if (!NUMBER.test(number)) return { reason: 'number' };
  if (others.length === 0) return { number, quantity: 1 };

  const told = others.flatMap((column) => QUANTITY.exec(column)?.[1] ?? []);
  const quantity = Number(told[0] ?? 0);
  return quantity >= 1 && quantity <= MAX_LINE_QUANTITY
    ? { number, quantity }
    : { reason: 'quantity', values: { max: MAX_LINE_QUANTITY } };
}

/**
 * The filled columns. Spaces separate columns only without another separator; the last part is then the
 * quantity.
 */
function columnsOf(raw: string): string[] {
  const line = raw.trim();
  const separator = ['\t', ';', ','].find((one) => line.includes(one));
  if (separator) return splitQuoted(line, separator).filter((column) => column !== '');
  const parts = unquoted(line).split(/\s+/);
  const unit = parts.length > 2 && QUANTITY.test(parts.slice(-2).join(' ')) && !/\d/.test(parts.at(-1) ?? '');
  const tail = unit ? 2 : 1;
  if (parts.length <= tail) return parts;
  return [parts.slice(0, -tail).join(' '), parts.slice(-tail).join(' ')];
}

/** `"Schraube; lang";10` has two columns. */
function splitQuoted(line: string, separator: string): string[] {
  const columns = [''];
  let isQuoted = false;
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted;
    if (char === separator && !isQuoted) columns.push('');
    else columns.push(`${columns.pop() ?? ''}${char}`);
  }
  return columns.map(unquoted);
}

/** Spreadsheets mark numbers as text by an apostrophe. */
const unquoted = (column: string): string =>
  column
    .trim()
    .replace(/^["']+|["']+$/g, '')
    .trim();
