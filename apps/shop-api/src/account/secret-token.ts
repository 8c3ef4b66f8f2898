import { createHash, randomBytes } from 'node:crypto';

/** For the link of a mail: 256 random bits. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** What the database knows of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Anything else was not made by us and need not be looked up. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
