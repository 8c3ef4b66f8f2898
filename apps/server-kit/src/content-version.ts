import { createHash } from 'node:crypto';

/** Version of a file in memory, for its address: the first 8 characters of its SHA-256 in hex. */
export const versionOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
