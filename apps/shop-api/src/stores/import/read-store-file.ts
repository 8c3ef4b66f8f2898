import { extname } from 'node:path';
import type { TextEncoding } from '@fachwerk/server-kit/text-encoding';
import { encodingOf, readTextFile, readTextLines } from '@fachwerk/server-kit/text-file';
import { WEEK_DAYS } from '@fachwerk/shared/time';
import { hintAtMissing, type UnknownColumn, unknownColumns } from '../../kernel/import/column-names';
import { readRecords } from '../../kernel/import/csv-records';
import { headerFaults, type Row, rowsOf } from '../../kernel/import/csv-rows';
import { isObject, jsonFields, readJson } from '../../kernel/import/json-rows';
import { attempt, type Fault, RowError } from '../../kernel/import/row-error';
import { type FileStore, readStoreRow } from './complete-store';
import { weekDayOfName } from './read-hours';
import { NUMBER, STORE_COLUMN_NAMES, storeMeaningOf } from './store-columns';

export interface StoreFile {
  encoding: TextEncoding;
  stores: FileStore[];
  /** Rows that are not imported. */
  faults: Fault[];
  unknownColumns: UnknownColumn[];
}

const STATES_NOTHING = `has no column that the import reads besides ${NUMBER}: nothing was imported`;
const same = (name: string): string => name;
const seller = (name: string): string => `seller${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
/** Objects of JSON whose fields are columns of their own. */
const GROUPS: Readonly<Record<string, (name: string) => string>> = {
  address: same,
  coords: same,
  openingHours: (name) => weekDayOfName(name) ?? name,
  seller,
};

/** Every name of a day of the week. */
const DAY_OF_NAME = new Map(
  WEEK_DAYS.flatMap((day) =>
    [day, ...(STORE_COLUMN_NAMES.get(day) ?? [])].map((name): [string, string] => [name, day]),
  ),
);

/** The first column that names a day which an earlier one names, too: "So" behind "sun". */
function dayNamedTwice(columns: readonly string[]): { column: string; message: string } | undefined {
  const first = new Map<string, string>();
  for (const column of columns) {
    const day = DAY_OF_NAME.get(column);
    const earlier = first.get(day ?? '');
    if (earlier !== undefined) return { column, message: `is the same day as '${earlier}'` };
    if (day !== undefined) first.set(day, column);
  }
  return undefined;
}

export const isStoreFile = (path: string): boolean => ['.csv', '.json'].includes(extname(path).toLowerCase());

/** Reads the stores of a CSV or JSON file. Throws TextFileError for a file that is no text. */
export async function readStoreFile(path: string): Promise<StoreFile> {
  const encoding = await encodingOf(path);
  const faults: Fault[] = [];
  const rows =
    extname(path).toLowerCase() === '.json'
      ? jsonRows(await readTextFile(path), faults)
      : csvRows(readTextLines(path, encoding), faults);
  return { encoding, ...(await readStoreRows(rows, faults)) };
}

async function readStoreRows(
  rows: AsyncIterable<Row>,
  faults: Fault[],
): Promise<Omit<StoreFile, 'encoding'>> {
  const { known, unknownIn } = unknownColumns([...STORE_COLUMN_NAMES.keys()], storeMeaningOf);
  const stores = new Map<string, FileStore>();
  const unknown: UnknownColumn[] = [];
  for await (const row of rows) {
    unknown.push(...unknownIn(row));
    const read = attempt(row.line, () => {
      if (!row.columns.some((column) => column !== NUMBER && column !== '' && known.has(column)))
        throw new RowError('', STATES_NOTHING);
      const twice = dayNamedTwice(row.columns);
      if (twice) throw new RowError(twice.column, twice.message);
      const store = readStoreRow(row.fields, row.line);
      if (stores.has(store.companyId))
        throw new RowError(NUMBER, `'${store.companyId}' occurs twice in the file`);
      return store;
    });
    if ('fault' in read) faults.push(read.fault);
    else stores.set(read.value.companyId, read.value);
  }
  return {
    stores: [...stores.values()],
    faults: faults.sort((a, b) => a.line - b.line),
    unknownColumns: unknown,
  };
}

async function* csvRows(lines: AsyncIterable<string>, faults: Fault[]): AsyncGenerator<Row> {
  const records = readRecords(lines);
  const beginning = await records.next();
  const header = beginning.done ? { line: 1, cells: [] } : beginning.value;
  if (header.fault !== undefined) {
    faults.push({ line: header.line, field: '', message: header.fault });
    return;
  }
  const found = headerFaults(header, [NUMBER], hintAtMissing(storeMeaningOf));
  const twice = dayNamedTwice([...new Set(header.cells)]);
  if (twice) found.push({ line: header.line, field: twice.column, message: twice.message });
  faults.push(...found);
  if (found.length === 0) yield* rowsOf(records, header, (fault) => faults.push(fault));
}

/** An array of stores. "Line" is the number of the store, starting at 1. */
async function* jsonRows(text: string, faults: Fault[]): AsyncGenerator<Row> {
  const read = readJson(text);
  if ('problem' in read) {
    faults.push({ line: read.line, field: '', message: read.problem });
    return;
  }
  if (!Array.isArray(read.value)) {
    faults.push({ line: 1, field: '', message: 'must be an array of stores' });
    return;
  }
  for (const [index, store] of (read.value as unknown[]).entries()) {
    const line = index + 1;
    const found = attempt(line, () => {
      if (!isObject(store)) throw new RowError('', 'must be an object');
      return jsonFields(GROUPS, store);
    });
    if ('fault' in found) {
      faults.push(found.fault);
      continue;
    }
    const fields = found.value;
    yield { line, fields: (column) => fields.get(column), columns: [...fields.keys()], columnsLine: line };
  }
}
