import { basename } from 'node:path';
import type { TextEncoding } from '@fachwerk/server-kit/text-encoding';
import type { UnknownColumn } from '../import/column-names';
import { NOT_READ_COMPLETELY } from './import-arguments';
import { print } from './with-database';

interface RefusedRow {
  line: number;
  field: string;
  reason: string;
}

export const printRefused = ({ line, field, reason }: RefusedRow): void =>
  print(`line ${line}${field === '' ? '' : `, ${field}`}: ${reason}`);

interface ReadFile {
  encoding: TextEncoding;
  unknownColumns: readonly UnknownColumn[];
  rejected: number;
}

/** How the file was read, and what of it was not. */
export function printRead(file: string, { encoding, unknownColumns, rejected }: ReadFile): void {
  print(`${basename(file)} was read as ${encoding}.`);
  for (const { line, column, nearest } of unknownColumns)
    print(
      `line ${line}, ${column}: is not a column of the import and was not read` +
        (nearest === undefined ? '' : `; is it '${nearest}'?`),
    );
  if (rejected + unknownColumns.length > 0) process.exitCode = NOT_READ_COMPLETELY;
}
