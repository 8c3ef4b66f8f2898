import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseInstant } from '@fachwerk/shared/time';

export interface PreviewToken {
  mfe: string;
  version: string;
  /** ISO 8601. */
  until: string;
}

/** A derived key: signatures of preview tokens are not valid for anything else. */
const macOf = (signingKey: string, text: string): Buffer =>
  createHmac('sha256', createHmac('sha256', signingKey).update('preview').digest()).update(text).digest();

/** The token needs no encoding in a URL or a cookie. */
export function writePreviewToken(signingKey: string, { mfe, version, until }: PreviewToken): string {
  const seconds = Math.floor(parseInstant(until).getTime() / 1000);
  const text = Buffer.from(`${mfe}@${version}@${seconds}`).toString('base64url');
  return `${text}.${macOf(signingKey, text).toString('base64url')}`;
}

export type ReadPreview = { token: PreviewToken } | { problem: 'wrong' | 'over' };

/** Checks signature and expiry. */
export function readPreviewToken(signingKey: string, token: string, now: Date): ReadPreview {
  const [, text = '', mac = ''] = /^([\w-]{10,300})\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(signingKey, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { problem: 'wrong' };
  const [mfe = '', version = '', seconds] = Buffer.from(text, 'base64url').toString().split('@');
  const until = new Date(Number(seconds) * 1000);
  if (until <= now) return { problem: 'over' };
  return { token: { mfe, version, until: until.toISOString() } };
}
