import type { Hits } from '../reasons/figures';

/**
 * Ratios of candidate to base, mixed with equal weight, so that small and large differences are both found.
 */
export const MORE_OFTEN: readonly number[] = [1.25, 1.5, 2, 3, 5, 10, 30, 100];
export const LESS_OFTEN: readonly number[] = [0.9, 0.8, 0.7, 0.6, 0.5, 0.3, 0.1];

/**
 * Likelihood ratio of "the candidate hits r times as often as the base" against "as often", averaged over the
 * ratios.
 *
 * If both were equal, each hit would fall on the candidate with the candidate's share of views. Bets against
 * that coin are a martingale with mean one: they exceed 1000 : 1 with a probability of at most 1/1000 at any
 * time, however often they are evaluated (Ville's inequality). A p-value has no such bound: evaluated every
 * few seconds, almost every rollout falls below 0.05 at some time.
 *
 * `groupSize`: hits of one visitor are correlated. Evidence to the power of 1/groupSize keeps a mean below
 * one if each hit causes others.
 */
export function evidenceAgainst(
  { candidate, base, groupSize }: { candidate: Hits; base: Hits; groupSize: number },
  ratios: readonly number[],
): number {
  const share = candidate.of / (candidate.of + base.of);
  if (!(share > 0 && share < 1)) return 1;
  return mean(
    ratios.map((ratio) => {
      const otherShare = (share * ratio) / (share * ratio + 1 - share);
      return bet(candidate.hits, base.hits, otherShare, share) / groupSize;
    }),
  );
}

/** The same against a fixed share of views, if there is no base or the limit follows from it. */
export function evidenceAbove(
  { hits, of }: Hits,
  { limit, groupSize }: { limit: number; groupSize: number },
): number {
  return mean(
    MORE_OFTEN.map((ratio) => bet(hits, of - hits, Math.min(0.999, limit * ratio), limit) / groupSize),
  );
}

/** Log likelihood ratio of the coin `other` against the coin `fair`. */
const bet = (heads: number, tails: number, other: number, fair: number): number =>
  heads * Math.log(other / fair) + tails * Math.log((1 - other) / (1 - fair));

/** Mean of numbers given as logarithms, capped before it overflows. */
const mean = (logarithms: readonly number[]): number =>
  logarithms.reduce((sum, logarithm) => sum + Math.exp(Math.min(600, logarithm)), 0) / logarithms.length;
