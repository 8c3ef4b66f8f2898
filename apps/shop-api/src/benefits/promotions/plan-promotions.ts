import { isDeepStrictEqual } from 'node:util';
import { exceeded } from '../../kernel/import/import-changes';
import { fileFieldsOf } from './known-promotions';
import type { PromotionRecord } from './promotion-rule';

export interface PromotionPlan {
  /** One line for each kind of change. */
  changes: string[];
  /** Why the file needs a confirmation; empty if it does not. */
  refusals: string[];
}

/** What a file changes: promotions that are new, change or end. Expired ones cannot end again. */
export function planPromotions(
  before: readonly PromotionRecord[],
  after: readonly PromotionRecord[],
  endedPercent: number,
  now = new Date(),
): PromotionPlan {
  const isOpen = ({ validUntil }: PromotionRecord) => validUntil === null || validUntil > now;
  const known = new Map(before.map((promotion) => [promotion.id, promotion]));
  const stated = new Map(after.map((promotion) => [promotion.id, promotion]));
  const open = before.filter(isOpen);
  const ending = open.filter(({ id }) => {
    const next = stated.get(id);
    return !next || !isOpen(next);
  });
  const added = after.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const changed = after.flatMap((promotion) => {
    const earlier = known.get(promotion.id);
    const fields = earlier ? changedFields(earlier, promotion) : [];
    return fields.length > 0 ? [`${promotion.id}: ${fields.join(', ')}`] : [];
  });
  const ended = ending.map(({ id }) => id);
  const change = { count: ended.length, examples: ended };
  return {
    changes: [
      ...lineOf('new promotions', added),
      ...lineOf('changed promotions', changed),
      ...lineOf('promotions that end', ended),
    ],
    refusals: exceeded(change, open.length, endedPercent, 'promotions would end'),
  };
}

const lineOf = (kind: string, promotions: readonly string[]): string[] =>
  promotions.length > 0 ? [`${kind}: ${promotions.length} (${promotions.join('; ')})`] : [];

function changedFields(before: PromotionRecord, after: PromotionRecord): string[] {
  const [earlier, later] = [fileFieldsOf(before), fileFieldsOf(after)];
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])];
  return names.filter((name) => !isDeepStrictEqual(earlier[name], later[name]));
}
