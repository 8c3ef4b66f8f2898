import { linesOf } from '@fachwerk/server-kit/text-file';
import { NUMBER_COLUMNS } from './column-names';
import { type CsvFault, type CsvRecord, readRecords } from './csv-records';
import { type ParseResult, refuse } from './parse-result';
import { type ParseOptions, parseRows, type Row } from './parse-rows';
import { columnCheck, hintAtMissing, STATES_NOTHING } from './unknown-columns';

async function* toRows(
  records: AsyncIterable<CsvRecord | CsvFault>,
  { cells: header, line: columnsLine }: CsvRecord,
  bad: ParseResult[],
): AsyncGenerator<Row> {
  for await (const record of records) {
    const { line } = record;
    if (record.fault !== undefined) {
      bad.push(refuse(line, '', record.fault));
      continue;
    }
    const values = new Map(header.map((column, index) => [column, record.cells[index] ?? '']));
    yield { line, fields: (column) => values.get(column), columns: header, columnsLine };
  }
}

/** A file without these columns, or with two of the same name, is refused: its rows could mean anything. */
function headerFaults({ line, cells }: CsvRecord): ParseResult[] {
  const named = cells.filter((column) => column !== '');
  return [
    ...NUMBER_COLUMNS.filter((column) => !named.includes(column)).map((column) =>
      refuse(line, column, `column is missing${hintAtMissing(column, named)}`),
    ),
    ...named
      .filter((column, index) => named.indexOf(column) < index)
      .map((column) => refuse(line, column, 'column occurs twice')),
  ];
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
  const faults = headerFaults(first);
  yield* faults;
  if (faults.length > 0) return;
  const { statesNothing, unknownIn } = columnCheck(options.frame);
  if (statesNothing(first.cells)) {
    for (const unknown of unknownIn(first.cells)) options.onUnknownColumn?.({ line: first.line, ...unknown });
    yield refuse(first.line, '', STATES_NOTHING);
    return;
  }
  for await (const result of parseRows(toRows(records, first, bad), options)) {
    yield* bad.splice(0);
    yield result;
  }
  yield* bad.splice(0);
}
