import { canonicalGtin } from '@fachwerk/shared/catalogue-format';
import { type DeskLine } from '../shelf/order-on-desk';
import type { Picked } from './picked';

export type Scanned =
  | { kind: 'line'; line: DeskLine; pieces: number }
  /** All pieces of the line are found already. */
  | { kind: 'full'; line: DeskLine }
  /** An article of another order, or none of the shop. */
  | { kind: 'other'; code: string }
  | { kind: 'nonsense'; code: string };

const ARTICLE_NUMBER = /^\d{4,10}$/;
const LONGEST_SHOWN = 40;

/** The line that a scanned or typed code belongs to, with one piece more. */
export function findScannedLine(lines: readonly DeskLine[], picked: Picked, typed: string): Scanned {
  const code = typed.trim().slice(0, LONGEST_SHOWN);
  const gtin = canonicalGtin(code);
  const isArticle = ARTICLE_NUMBER.test(code);
  if (gtin === undefined && !isArticle) return { kind: 'nonsense', code };
  const own = lines.filter(({ itemId, ean }) => itemId === code || (gtin !== undefined && ean === gtin));
  const line = own.find(({ lineId, open }) => (picked[lineId] ?? 0) < open);
  if (line) return { kind: 'line', line, pieces: (picked[line.lineId] ?? 0) + 1 };
  const [full] = own;
  return full ? { kind: 'full', line: full } : { kind: 'other', code };
}
