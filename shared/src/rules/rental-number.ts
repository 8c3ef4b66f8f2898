import { compact } from './tidy';

/** Signs of `newReceiptNumber`. */
const NUMBER = /^T([2-9A-HJ-NP-Z]{10})$/;

/** The stored form of a typed or scanned number: "t 7k3m9q2xab" is "T-7K3M9Q2XAB"; undefined: it is none. */
export function readRentalNumber(typed: string): string | undefined {
  const signs = NUMBER.exec(compact(typed))?.[1];
  return signs && `T-${signs}`;
}
