import { createHash } from 'node:crypto';

/** A visitor's bucket is a number below this, drawn once: coarse enough to tell nobody apart. */
export const BUCKETS = 10_000;

/** The value of the `bucket` cookie, or undefined for what we did not write. */
export function bucketOf(value: string | undefined): number | undefined {
  if (value === undefined || !/^\d{1,4}$/.test(value)) return undefined;
  return Number(value);
}

/**
 * Whether visitors of this bucket take part. Every rollout shuffles the buckets in its own order (a permutation, so that the share is exact) and
 * takes the first ones: a growing percentage only adds visitors, 0 means nobody and 100 everybody. Without a bucket only 100 counts.
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
/** Of the rollouts that are asked about again and again. */
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
