import { CsvError, type CsvErrorCode, parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** Number of its first line in the file, starting at 1. */
  line: number;
  cells: string[];
  fault?: undefined;
}
export interface CsvFault {
  line: number;
  fault: string;
}

const SEPARATORS = [';', ',', '\t', '|'];
/** A first line that Excel writes and reads. */
const DECLARED_SEPARATOR = /^"?sep=([;,\t|])"?$/i;
/** A quoted value does not reach further: the quote is never closed. */
const LONGEST_RECORD = 200_000;

/**
 * Reads the records of CSV. A record that cannot be read ends at its first line: a quote that is never closed
 * swallows no other record. The first record has the width that the others need. Empty records, which
 * spreadsheets write at the end, are left out. Memory is flat.
 */
export async function* readRecords(lines: AsyncIterable<string>): AsyncGenerator<CsvRecord | CsvFault> {
  const source = numberLines(lines);
  let separator: string | undefined;
  let width: number | undefined;
  for (let first = await source.next(); first; first = await source.next()) {
    if (separator === undefined) {
      if (first.text.trim() === '') continue;
      separator = DECLARED_SEPARATOR.exec(first.text)?.[1];
      if (separator !== undefined) continue;
      separator = separatorOf(first.text);
    }
    const taken = [first];
    let length = first.text.length;
    let isOpen = hasOpenQuote(first.text);
    while (isOpen && length < LONGEST_RECORD) {
      const next = await source.next();
      if (!next) break;
      taken.push(next);
      length += next.text.length;
      isOpen = isOpen !== hasOpenQuote(next.text);
    }
    const read = readRecord(taken, separator, width);
    if (read.fault !== undefined) source.putBack(taken.slice(1));
    else if (read.cells.every((cell) => cell === '')) continue;
    else width ??= read.cells.length;
    yield read;
  }
}

interface NumberedLine {
  line: number;
  text: string;
}

/** Lines that can be put back. */
function numberLines(lines: AsyncIterable<string>) {
  const iterator = lines[Symbol.asyncIterator]();
  /** The next one is the last. */
  const waiting: NumberedLine[] = [];
  let count = 0;
  return {
    async next(): Promise<NumberedLine | undefined> {
      const again = waiting.pop();
      if (again) return again;
      const { done, value } = await iterator.next();
      return done ? undefined : { line: (count += 1), text: value };
    },
    putBack(taken: NumberedLine[]): void {
      // In place: thousands of lines can wait, and each of them can be refused.
      for (const line of taken.reverse()) waiting.push(line);
    },
  };
}

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0;

/** The header determines it: prices such as 12,99 make commas in other lines ambiguous. */
function separatorOf(header: string): string {
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function readRecord(
  taken: NumberedLine[],
  separator: string,
  width: number | undefined,
): CsvRecord | CsvFault {
  const line = taken[0]?.line ?? 0;
  const texts = taken.map(({ text }) => text);
  const found = readCells(texts.join('\n'), separator);
  if (typeof found === 'string')
    return { line, fault: taken.length > 1 && found === BEHIND_QUOTE ? NOT_CLOSED : found };
  const named = found.findLastIndex((cell) => cell !== '') + 1;
  const cells = withoutEmptyEnd(found, width ?? named);
  if (cells.every((cell) => cell === '')) return { line, cells };
  if (width !== undefined && cells.length !== width)
    return { line, fault: `has ${cells.length} values, the header has ${width} columns` };
  if (width !== undefined && cells.some((cell, index) => hasSwallowed(cell, index, separator, width)))
    return { line, fault: NOT_CLOSED };
  return { line, cells };
}

/** Spreadsheets write separators for columns that were cleared. */
const withoutEmptyEnd = (cells: string[], width: number): string[] =>
  cells.slice(width).every((cell) => cell === '') ? cells.slice(0, width) : cells;

/**
 * A quote that is never closed can meet one of a later record in the same column: the value between them then
 * has the separators of whole records.
 */
function hasSwallowed(cell: string, index: number, separator: string, width: number): boolean {
  const counts = cell.split('\n').map((part) => part.split(separator).length - 1);
  return (
    counts.length > 1 &&
    width > 1 &&
    counts[0] === width - 1 - index &&
    counts.at(-1) === index &&
    counts.slice(1, -1).every((count) => count === width - 1)
  );
}

const NOT_CLOSED = 'has a quote (") that is not closed: double it and enclose the value in quotes';
const BEHIND_QUOTE = 'has characters behind a closing quote ("): double a quote inside a value';
const FAULTS: Partial<Record<CsvErrorCode, string>> = {
  INVALID_OPENING_QUOTE: 'has a quote (") inside a value: double it and enclose the value in quotes',
  CSV_QUOTE_NOT_CLOSED: NOT_CLOSED,
  CSV_INVALID_CLOSING_QUOTE: BEHIND_QUOTE,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: BEHIND_QUOTE,
};

/** The trimmed values, or what is wrong. */
function readCells(text: string, separator: string): string[] | string {
  // Most records have no quotes, and the library takes 0.1 ms for each.
  if (!text.includes('"')) return trimmed(text.split(separator));
  try {
    const [cells = ['']] = parse(text, { delimiter: separator, trim: true, relaxColumnCount: true });
    return trimmed(cells);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return FAULTS[error.code] ?? `cannot be read as CSV: ${error.message}`;
  }
}

const trimmed = (cells: string[]): string[] => cells.map((cell) => cell.trim());
