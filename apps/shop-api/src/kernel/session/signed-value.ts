import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@fachwerk/server-kit/secrets';

const mac = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');

export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** 128 random bits: a session id cannot be guessed. */
export const newToken = (): string => randomBytes(16).toString('base64url');

export const signToken = ([secret]: Secrets, token: string): string =>
  `${token}.${mac(secret, 'session', token)}`;

export function readToken(secrets: Secrets, signed: string | undefined): string | undefined {
  const [token, signature, ...rest] = (signed ?? '').split('.');
  if (!token || !signature || rest.length > 0 || !TOKEN.test(token)) return undefined;
  return secrets.some((secret) => isSame(signature, mac(secret, 'session', token))) ? token : undefined;
}

/**
 * Bound to the session only: all tabs have the same token, and the token of another session does not match.
 */
export const csrfToken = ([secret]: Secrets, token: string): string => mac(secret, 'csrf', token);

/** `sent` may be of a page that was open while the secret was replaced. */
export const isCsrfToken = (secrets: Secrets, token: string, sent: string): boolean =>
  secrets.some((secret) => isSame(sent, mac(secret, 'csrf', token)));

/** The stored form of a session id: it does not allow an attacker to take over the session. */
export const sessionId = (token: string): string => createHash('sha256').update(token).digest('base64url');
