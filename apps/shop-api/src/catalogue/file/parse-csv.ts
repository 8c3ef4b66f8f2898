import { linesOf } from '@fachwerk/server-kit/text-file';
import { hintAtMissing } from '../../kernel/import/column-names';
import { readRecords } from '../../kernel/import/csv-records';
import { headerFaults, rowsOf } from '../../kernel/import/csv-rows';
import { meaningOf, NUMBER_COLUMNS } from './column-names';
import { type ParseResult, refuse } from './parse-result';
import { type ParseOptions, parseRows } from './parse-rows';
import { columnCheck, STATES_NOTHING } from './unknown-columns';

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
  const faults = headerFaults(first, NUMBER_COLUMNS, hintAtMissing(meaningOf));
  for (const fault of faults) yield { ok: false, ...fault };
  if (faults.length > 0) return;
  const { statesNothing, unknownIn } = columnCheck(options.frame);
  if (statesNothing(first.cells)) {
    const columns = { columns: first.cells, columnsLine: first.line };
    for (const unknown of unknownIn(columns)) options.onUnknownColumn?.(unknown);
    yield refuse(first.line, '', STATES_NOTHING);
    return;
  }
  const rows = rowsOf(records, first, (fault) => bad.push({ ok: false, ...fault }));
  for await (const result of parseRows(rows, options)) {
    yield* bad.splice(0);
    yield result;
  }
  yield* bad.splice(0);
}
