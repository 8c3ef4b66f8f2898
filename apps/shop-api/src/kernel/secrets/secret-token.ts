import { createHash, randomBytes } from 'node:crypto';

/** Token of a mail link: 256 random bits. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Other texts are not our tokens and need no query. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
