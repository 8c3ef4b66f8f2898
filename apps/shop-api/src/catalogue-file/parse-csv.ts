import { linesOf } from '@fachwerk/server-kit/text-file';
import { type CsvFault, type CsvRecord, readRecords } from './csv-records';
import { type ParseResult, refuse } from './parse-result';
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

async function* toRows(
  records: AsyncIterable<CsvRecord | CsvFault>,
  header: string[],
  bad: ParseResult[],
): AsyncGenerator<Row> {
  for await (const record of records) {
    const { line } = record;
    if (record.fault !== undefined) {
      bad.push(refuse(line, '', record.fault));
      continue;
    }
    const values = new Map(header.map((column, index) => [column, record.cells[index] ?? '']));
    yield { line, fields: (column) => values.get(column) ?? '', columns: header };
  }
}

/**
 * Reads the lines of a catalogue as CSV, one row per item. Semicolon, comma or tab. Columns:
 * `docs/guides/import-a-catalogue.md`.
 */
export async function* parseCatalogueCsv(
  source: string | AsyncIterable<string>,
  options: ParseOptions,
): AsyncGenerator<ParseResult> {
  const bad: ParseResult[] = [];
  const records = readRecords(typeof source === 'string' ? linesOf([source]) : source);
  const beginning = await records.next();
  const first = beginning.done ? { line: 1, cells: [] } : beginning.value;
  if (first.fault !== undefined) {
    yield refuse(first.line, '', first.fault);
    return;
  }
  const { line, cells: header } = first;
  const required = header.includes('discontinued') ? numberColumns : requiredColumns;
  const missing = required.filter((column) => !header.includes(column));
  const repeated = header.filter((column, index) => column !== '' && header.indexOf(column) < index);
  for (const field of missing) yield refuse(line, field, 'column is missing');
  for (const field of repeated) yield refuse(line, field, 'column occurs twice');
  if (missing.length + repeated.length > 0) return;
  for await (const result of parseRows(toRows(records, header, bad), options)) {
    yield* bad.splice(0);
    yield result;
  }
  yield* bad.splice(0);
}
