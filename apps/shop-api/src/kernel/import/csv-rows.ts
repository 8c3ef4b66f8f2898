import type { CsvFault, CsvRecord } from './csv-records';
import type { Fields } from './fields';
import type { Fault } from './row-error';

export interface Row {
  line: number;
  fields: Fields;
  /** Column names of the row, and the line that states them. */
  columns: readonly string[];
  columnsLine: number;
}

/** The records behind the header as rows; `onFault` gets those that cannot be read. */
export async function* rowsOf(
  records: AsyncIterable<CsvRecord | CsvFault>,
  { cells: header, line: columnsLine }: CsvRecord,
  onFault: (fault: Fault) => void,
): AsyncGenerator<Row> {
  for await (const record of records) {
    const { line } = record;
    if (record.fault !== undefined) {
      onFault({ line, field: '', message: record.fault });
      continue;
    }
    const values = new Map(header.map((column, index) => [column, record.cells[index] ?? '']));
    yield { line, fields: (column) => values.get(column), columns: header, columnsLine };
  }
}

/**
 * A file without the required columns, or with two of the same name, is refused: its rows could mean
 * anything.
 * `hint` suggests what a missing column is called in this file.
 */
export function headerFaults(
  { line, cells }: CsvRecord,
  required: readonly string[],
  hint: (column: string, names: readonly string[]) => string,
): Fault[] {
  const named = cells.filter((column) => column !== '');
  return [
    ...required
      .filter((column) => !named.includes(column))
      .map((column) => ({ line, field: column, message: `column is missing${hint(column, named)}` })),
    ...named
      .filter((column, index) => named.indexOf(column) < index)
      .map((column) => ({ line, field: column, message: 'column occurs twice' })),
  ];
}
