import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** What the database knows of it. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
/** Anything else was not made by us and need not be looked up. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
