import type { FoundItem } from '@fachwerk/shared/contracts';
import { createIdempotencyKey, type HttpClient } from '@fachwerk/shared/http';
import { findItems } from './article-list-api';
import { type LineProblem, type ListLine, parseArticleList } from './parse-article-list';

/** A line that can be added to the cart. */
export interface FoundLine extends ListLine {
  item: FoundItem;
  /** Limited by the stock; `wanted` is the quantity of the line. */
  quantity: number;
  wanted: number;
  /** Idempotency key of the addition, reused on retry. */
  key: string;
}

export interface CheckedList {
  found: readonly FoundLine[];
  problems: readonly LineProblem[];
}

/** The result for every line of the list: an available item or a problem. */
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
