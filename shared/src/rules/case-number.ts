import { compact } from './tidy';

/** Signs of `newReceiptNumber`. */
const NUMBER = /^R([2-9A-HJ-NP-Z]{10})$/;

/** The stored form of a typed or scanned number: "r 7km4x92tpa" is "R-7KM4X92TPA"; undefined: it is none. */
export function readCaseNumber(typed: string): string | undefined {
  const signs = NUMBER.exec(compact(typed))?.[1];
  return signs && `R-${signs}`;
}
