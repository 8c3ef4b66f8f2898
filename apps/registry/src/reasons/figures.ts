/** `hits` of `of` views had a failure or an error, or reached a goal. */
export interface Hits {
  hits: number;
  of: number;
}

const whole = new Intl.NumberFormat('en-US');
export const count = (value: number): string => whole.format(value);

/** Enough digits to distinguish 0.04 % from 0. */
export const percent = (share: number): string =>
  `${(share * 100).toFixed(share < 0.001 ? 3 : share < 0.1 ? 2 : 1)} %`;

export const rate = ({ hits, of }: Hits): number => (of === 0 ? 0 : hits / of);

/** "12 of 480 views (2.50 %)" */
export const share = (hits: Hits): string =>
  `${count(hits.hits)} of ${count(hits.of)} views (${percent(rate(hits))})`;

export const duration = (minutes: number): string => {
  if (minutes < 60) return `${Math.floor(minutes)} min`;
  const hours = minutes / 60;
  return hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} days`;
};

export const odds = (evidence: number): string =>
  evidence >= 1e6 ? 'more than 1,000,000 : 1' : `${count(Math.round(evidence))} : 1`;
