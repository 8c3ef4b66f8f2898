import { join } from 'node:path';
import { readTextFileSync } from '@fachwerk/server-kit/text-file';
import { storesDataDir } from '../../kernel/files/paths';

/** Lines of a file; stores-data/LICENCE-NOTE.txt describes them. */
export const readLines = (file: string): string[] =>
  readTextFileSync(join(storesDataDir, file))
    .trimEnd()
    .split(/\r\n|\n|\r/);

/** Rows of a file with a header; stores-data/LICENCE-NOTE.txt describes the columns. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  const [head = '', ...lines] = readLines(file);
  const columns = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ''])) as Record<
      Column,
      string
    >;
  });
}
