import { type Change, examplesOf, exceeded } from '../../kernel/import/import-changes';
import { ENDED_FITS, LEFT_LISTS, MOVED, REPRICED, SOLD_OUT, UNLISTED } from './import-changes';

/** What an import may change without a confirmation. */
export interface ImportLimits {
  /** Share of the articles on sale that leave the sale within 24 hours: taken out or sold out. */
  unlistedPercent: number;
  /** Share of the articles on sale with another price. */
  repricedPercent: number;
  /** A price becomes at most so many times as large, or as small. */
  priceFactor: number;
  /** Share of promotions, or of rules of what fits, that end; of stores that leave their price lists. */
  endedPercent: number;
}

/** What there is before an import. */
export interface ImportBase {
  articlesOnSale: number;
  /** Articles that imports of the last 24 hours took out of the sale without a confirmation. */
  leftToday: number;
  storesInLists: number;
  fitRules: number;
}

/** Why an import needs a confirmation. An empty shop can be filled with anything. */
export function refusals(
  changes: ReadonlyMap<string, Change>,
  { articlesOnSale, leftToday, storesInLists, fitRules }: ImportBase,
  limits: ImportLimits,
): string[] {
  const of = (...kinds: string[]): Change => {
    const found = kinds.flatMap((kind) => changes.get(kind) ?? []);
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      examples: found.flatMap(({ examples }) => examples).slice(0, 3),
    };
  };
  const moved = of(MOVED);
  const leaving = of(UNLISTED, SOLD_OUT);
  // Many small files are one change. A file that takes nothing out is not refused for those before it.
  const allLeaving = { ...leaving, count: leaving.count === 0 ? 0 : leaving.count + leftToday };
  const before = leftToday === 0 ? '' : `, ${leftToday} of them by the imports of 24 hours`;
  return [
    ...exceeded(allLeaving, articlesOnSale, limits.unlistedPercent, `articles would leave the sale${before}`),
    ...exceeded(of(REPRICED), articlesOnSale, limits.repricedPercent, 'articles would have another price'),
    ...exceeded(of(LEFT_LISTS), storesInLists, limits.endedPercent, 'stores would leave their price lists'),
    ...exceeded(of(ENDED_FITS), fitRules, limits.endedPercent, 'rules of what fits would end'),
    ...(moved.count > 0
      ? [`${moved.count} prices would move by more than factor ${limits.priceFactor}: ${examplesOf(moved)}`]
      : []),
  ];
}
