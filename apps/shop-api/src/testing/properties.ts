import fc from 'fast-check';

const IS_LONG = process.env.LONG === '1';
const LONG_RUNS = 3000;

/** The same examples in every run, with `LONG=1` many others. A failure prints the seed of its example. */
fc.configureGlobal(IS_LONG ? { numRuns: LONG_RUNS } : { numRuns: 30, seed: 2026 });
// 10,000 cases take about twenty minutes when the machine has nothing else to do.
if (IS_LONG) jest.setTimeout(3 * 60 * 60 * 1000);

/** Other examples, except with `LONG=1`. */
const instead = (runs: { numRuns: number; seed?: number }) => (IS_LONG ? {} : runs);

/** For functions that need no database. */
export const manyRuns = instead({ numRuns: 300 });
/** They reach every state of an order. */
export const runsThroughAllStates = instead({ numRuns: 80, seed: 2 });

/**
 * Money and goods of returns, which are wrong in rare sequences only: 10,000 with `LONG=1`. They come in
 * rounds with a new database each, because every step reads the ledgers of all orders.
 */
export const runsOfCases = { numRuns: IS_LONG ? 500 : 30 };
export const roundsOfCases = Array.from({ length: IS_LONG ? 20 : 1 }, (_, index) => index + 1);

export default fc;
