import { createHash } from 'node:crypto';

/** Upper bound of buckets: drawn once at random, too coarse to identify a visitor. */
export const BUCKETS = 10_000;

/** The value of the `bucket` cookie, or undefined for an invalid value. */
export function bucketOf(value: string | undefined): number | undefined {
  if (value === undefined || !/^\d{1,4}$/.test(value)) return undefined;
  return Number(value);
}

/**
 * Whether visitors of this bucket take part. Every rollout shuffles the buckets with its own permutation, so
 * that the share is exact, and takes the first ones: a higher percentage only adds visitors, 0 includes no
 * visitor, 100 every visitor. Without a bucket only 100 counts.
 */
export function isChosen(
  bucket: number | undefined,
  { salt, percent }: { salt: string; percent: number },
): boolean {
  if (percent >= 100) return true;
  if (bucket === undefined) return false;
  return positionOf(bucket, salt) < Math.round((percent * BUCKETS) / 100);
}

function positionOf(bucket: number, salt: string): number {
  const { factor, offset } = shuffles.get(salt) ?? shuffleOf(salt);
  return (bucket * factor + offset) % BUCKETS;
}

interface Shuffle {
  factor: number;
  offset: number;
}
/** Cache of the permutations of current rollouts. */
const shuffles = new Map<string, Shuffle>();
const MOST_REMEMBERED = 200;

function shuffleOf(salt: string): Shuffle {
  const hash = createHash('sha256').update(salt).digest();
  // Coprime to the number of buckets: no two buckets share a position.
  let factor = (hash.readUInt16BE(0) % (BUCKETS / 2)) * 2 + 1;
  if (factor % 5 === 0) factor += 2;
  const shuffle = { factor, offset: hash.readUInt32BE(2) % BUCKETS };
  if (shuffles.size >= MOST_REMEMBERED) shuffles.clear();
  shuffles.set(salt, shuffle);
  return shuffle;
}
