import { readFileSync, writeFileSync } from 'node:fs';

/** Tables of this run by title. */
const tables = new Map<string, string[]>();

/** Prints a table; `writeTables` finds it by its title. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  tables.set(title, lines);
  console.log(`\n### ${title}\n\n${lines.join('\n')}`);
}

/**
 * Replaces the tables of a document that have the title of a printed one as their heading, and the paragraph
 * that describes the machine, if one is given.
 */
export function writeTables(document: string, machine: string | undefined): void {
  const written: string[] = [];
  /** Lines of the table that the next table of the document is replaced by. */
  let next: readonly string[] | undefined;
  let isReplaced = false;
  for (const line of readFileSync(document, 'utf8').split('\n')) {
    const title = /^##+ (.*)$/.exec(line)?.[1];
    if (title) next = tables.get(title);
    // Replaced are a whole table and a whole paragraph, which Prettier wraps.
    if (!line) isReplaced = false;
    if (next && line.startsWith('|')) {
      written.push(...next);
      [next, isReplaced] = [undefined, true];
    } else if (machine && line.startsWith('Machine: ')) {
      written.push(machine);
      isReplaced = true;
    } else if (!isReplaced) written.push(line);
  }
  writeFileSync(document, written.join('\n'));
}
