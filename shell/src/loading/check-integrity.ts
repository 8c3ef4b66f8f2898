import type { HashedFile } from '../release/release-index';

/** Throws if the value is malformed: browsers run a script whose `integrity` value is malformed. */
export function checkIntegrity({ href, integrity }: HashedFile): void {
  if (/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/.test(integrity)) return;
  throw new Error(`${href} has no valid integrity value ('${integrity}') and is not loaded.`);
}
