import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storesDataDir } from '../paths';

/** Rows of a file with a header; stores-data/LICENCE-NOTE.txt describes the columns. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  const [head = '', ...lines] = readFileSync(join(storesDataDir, file), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])) as Record<
      Column,
      string
    >;
  });
}
