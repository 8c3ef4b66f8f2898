import type { FoundItem } from '@fachwerk/shared/contracts';
import { createIdempotencyKey, type HttpClient } from '@fachwerk/shared/http';
import { findItems } from './article-list-api';
import { parseArticleList, type LineProblem, type ListLine } from './parse-article-list';

/** A line that can go into the cart. */
export interface FoundLine extends ListLine {
  item: FoundItem;
  /** As many as there are; `wanted` is what the line says. */
  quantity: number;
  wanted: number;
  /** Of its addition to the cart, however often it is tried. */
  key: string;
}

export interface CheckedList {
  found: readonly FoundLine[];
  problems: readonly LineProblem[];
}

/** Every line of the list: either an item that can be had, or a problem with its line. */
export async function checkList(api: HttpClient, text: string, signal: AbortSignal): Promise<CheckedList> {
  const { lines, problems } = parseArticleList(text);
  const items = await findItems(
    api,
    lines.map(({ number }) => number),
    signal,
  );
  const found: FoundLine[] = [];
  const missing: LineProblem[] = [];
  for (const line of lines) {
    const { lineNumber, raw, quantity: wanted } = line;
    const item = items.get(line.number);
    if (!item) missing.push({ lineNumber, raw, reason: 'unknown' });
    else if (item.maxQuantity < 1)
      missing.push({ lineNumber, raw, reason: 'soldOut', values: { name: item.name } });
    else
      found.push({
        ...line,
        item,
        wanted,
        quantity: Math.min(wanted, item.maxQuantity),
        key: createIdempotencyKey(),
      });
  }
  return { found, problems: inOrder([...problems, ...missing]) };
}

export const inOrder = <Line extends { lineNumber: number }>(lines: readonly Line[]): Line[] =>
  [...lines].sort((a, b) => a.lineNumber - b.lineNumber);
