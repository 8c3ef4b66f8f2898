import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ParseResult } from './parse-result';
import { type ParseOptions, parseRows, type Row } from './parse-rows';

const requiredColumns = [
  'productId',
  'itemId',
  'ean',
  'name',
  'brand',
  'category',
  'description',
  'price',
  'producerName',
  'producerAddress',
  'producerEmail',
];
/** Rows of discontinued items need no others. */
const numberColumns = ['productId', 'itemId'];

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

type CsvSource = string | AsyncIterable<string | Uint8Array>;

/** The header determines the delimiter: prices such as 12,99 make commas in other lines ambiguous. */
function delimiterOf(beginning: string): string {
  const [header = ''] = beginning.split(/[\r\n]/);
  return header.split(';').length >= header.split(',').length ? ';' : ',';
}

async function* readRecords(source: CsvSource): AsyncGenerator<CsvRecord> {
  const chunks = Readable.from(typeof source === 'string' ? [source] : source, { objectMode: true })[
    Symbol.asyncIterator
  ]();
  const decoder = new TextDecoder();
  const readChunk = async () => {
    const { done, value } = (await chunks.next()) as IteratorResult<string | Uint8Array>;
    if (done) return undefined;
    return typeof value === 'string' ? value : decoder.decode(value, { stream: true });
  };
  let beginning = '';
  while (!/[\r\n]/.test(beginning)) {
    const chunk = await readChunk();
    if (chunk === undefined) break;
    beginning += chunk;
  }
  async function* whole() {
    yield beginning;
    for (let chunk = await readChunk(); chunk !== undefined; chunk = await readChunk()) yield chunk;
  }
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(beginning),
    info: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
    maxRecordSize: 200_000,
  });
  const input = Readable.from(whole());
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  for await (const record of parser) yield record as CsvRecord;
}

async function* toRows(
  records: AsyncIterable<CsvRecord>,
  header: string[],
  bad: ParseResult[],
): AsyncGenerator<Row> {
  for await (const { record, info } of records) {
    if (record.length !== header.length) {
      bad.push({
        ok: false,
        line: info.lines,
        field: '',
        message: `has ${record.length} values, the header has ${header.length} columns`,
      });
      continue;
    }
    const values = new Map(header.map((column, index) => [column, record[index]?.trim() ?? '']));
    yield { line: info.lines, fields: (column) => values.get(column) ?? '', columns: header };
  }
}

/**
 * Reads a catalogue as CSV, one row per item. Semicolon or comma, UTF-8 with or without byte order mark, any
 * line ends. Columns: `docs/guides/import-a-catalogue.md`.
 */
export async function* parseCatalogueCsv(
  source: CsvSource,
  options: ParseOptions,
): AsyncGenerator<ParseResult> {
  const bad: ParseResult[] = [];
  try {
    const records = readRecords(source);
    const first = await records.next();
    const header = first.done ? [] : first.value.record.map((column) => column.trim());
    const required = header.includes('discontinued') ? numberColumns : requiredColumns;
    const missing = required.filter((column) => !header.includes(column));
    if (missing.length > 0) {
      for (const field of missing) yield { ok: false, line: 1, field, message: 'column is missing' };
      return;
    }
    for await (const result of parseRows(toRows(records, header, bad), options)) {
      yield* bad.splice(0);
      yield result;
    }
    yield* bad.splice(0);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield* bad.splice(0);
    yield {
      ok: false,
      line: Number(error.lines ?? 1),
      field: '',
      message: `cannot be read as CSV: ${error.message}`,
    };
  }
}
