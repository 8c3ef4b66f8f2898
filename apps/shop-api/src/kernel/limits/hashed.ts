import { createHash } from 'node:crypto';

/** How limits store addresses and networks: they are recognised again, and not read. */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');
