import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** Only the hash is stored. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
/** Avoids a database query for text that is not a secret of this registry. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
