export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const BULLET = '• ';

/** The paragraphs of a description, and its lists: lines that begin with "• ", as the import writes them. */
export function textBlocks(description: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of description.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line === '') continue;
    if (!line.startsWith(BULLET)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(BULLET.length));
    else blocks.push({ kind: 'list', items: [line.slice(BULLET.length)] });
  }
  return blocks;
}
