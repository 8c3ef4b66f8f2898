/** A table in the format of docs/performance.md, whose cells Prettier aligns. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n### ${title}\n`);
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(line(cells));
}
