import { createHash } from 'node:crypto';

/** Version of a file in memory, for its address: the start of its hash. */
export const versionOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The address with the current version never changes its content; others lead to it for an hour. */
export const cacheControlOf = (requested: string | undefined, version: string): string =>
  requested === version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
