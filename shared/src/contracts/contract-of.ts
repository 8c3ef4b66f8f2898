import type { Call } from './kernel/call';
import type { Contract } from './kernel/contract';
import * as calls from './list';

export const allContracts: readonly Contract[] = Object.values(calls);

/** The contract of a call. */
export const contractOf = ({ method, path }: Call): Contract | undefined =>
  allContracts.find((one) => one.method === method && one.path === path);
