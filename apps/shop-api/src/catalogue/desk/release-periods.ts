import { PERIODS } from '@fachwerk/server-kit/periods';
import type { StoreProof } from '@fachwerk/shared/rules';
import { instantOf, localTime } from '@fachwerk/shared/time';

/** An interval of PostgreSQL, and from when on it counts. */
export interface Kept {
  from: Date;
  period: string;
}

/**
 * How long the record of a proof is kept. The book of poisons is kept for five years after its last entry
 * (ChemVerbotsV §9(3)): there is one book a year, so that the time begins with the next one.
 */
export function keptFor(proof: StoreProof, at: Date): Kept {
  switch (proof) {
    case 'poison':
      return { from: beginOfYear(yearOf(at) + 1), period: `${PERIODS.poisonReleaseYears} years` };
    case 'installer':
      return { from: at, period: `${PERIODS.installerReleaseYears} years` };
    case 'precursor':
      return { from: at, period: `${PERIODS.precursorReleaseMonths} months` };
    case 'advice':
      return { from: at, period: `${PERIODS.adviceReleaseMonths} months` };
  }
}

/** Calendar years are those of Germany. */
export const yearOf = (at: Date): number => Number(localTime(at).date.slice(0, 4));
export const beginOfYear = (year: number): Date => instantOf(`${year}-01-01`, '00:00');
