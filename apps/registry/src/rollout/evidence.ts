/** Of so many views so many were hits: failed, had an error, reached a goal. */
export interface Hits {
  hits: number;
  of: number;
}

/** How much worse a version may be: mixed with equal weight, so that a little and a lot are both found. */
export const MORE_OFTEN: readonly number[] = [1.25, 1.5, 2, 3, 5, 10, 30, 100];
export const LESS_OFTEN: readonly number[] = [0.9, 0.8, 0.7, 0.6, 0.5, 0.3, 0.1];

/**
 * How many times better "the candidate hits r times as often as the base" explains the counts than "as often", averaged over the ratios.
 *
 * Were both equal, each hit would fall on the candidate with the candidate's share of views, like a coin. Bets against that coin are a
 * martingale of mean one: they pass 1000 : 1 with a chance of at most 1/1000 *ever*, however often one looks (Ville's inequality). A
 * p-value has no such bound: looked at every few seconds, 0.05 is passed by almost every rollout sooner or later.
 *
 * `clump`: hits of one visitor come together. Evidence to the power of 1/clump stays below mean one when every hit brings others along.
 */
export function evidenceAgainst(
  { candidate, base, clump }: { candidate: Hits; base: Hits; clump: number },
  ratios: readonly number[],
): number {
  const share = candidate.of / (candidate.of + base.of);
  if (!(share > 0 && share < 1)) return 1;
  return mean(
    ratios.map((ratio) => {
      const otherShare = (share * ratio) / (share * ratio + 1 - share);
      return bet(candidate.hits, base.hits, otherShare, share) / clump;
    }),
  );
}

/** The same against a fixed share of views, where there is no base or the limit follows from it. */
export function evidenceAbove(
  { hits, of }: Hits,
  { limit, clump }: { limit: number; clump: number },
): number {
  return mean(MORE_OFTEN.map((ratio) => bet(hits, of - hits, Math.min(0.999, limit * ratio), limit) / clump));
}

/** Logarithm of how much better the coin `other` explains what fell than the coin `fair`. */
const bet = (heads: number, tails: number, other: number, fair: number): number =>
  heads * Math.log(other / fair) + tails * Math.log((1 - other) / (1 - fair));

/** Of numbers given as logarithms; stops before it overflows. */
const mean = (logarithms: readonly number[]): number =>
  logarithms.reduce((sum, logarithm) => sum + Math.exp(Math.min(600, logarithm)), 0) / logarithms.length;
