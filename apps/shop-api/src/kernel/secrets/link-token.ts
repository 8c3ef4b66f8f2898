import { createHmac, hkdfSync } from 'node:crypto';
import { keysOf } from '@fachwerk/server-kit/secrets';
import { DAY_MS } from '@fachwerk/shared/time';
import { isSame } from '../session/signed-value';

const TOKEN = /^(\d{1,6})-([A-Za-z0-9_-]{43})$/;

/**
 * Tokens of links in mails that open one thing by its id. A token is a signature and is not stored: it names
 * the day on which it ends, counted from 1970. `purpose`: tokens of another one are not valid.
 */
export function createLinkTokens(
  secret: string,
  { purpose, days, now }: { purpose: string; days: number; now: () => Date },
) {
  const keys = keysOf(secret, (one) => Buffer.from(hkdfSync('sha256', one, '', purpose, 32)));
  const [current] = keys;
  const today = () => Math.floor(now().getTime() / DAY_MS);
  const signature = (key: Buffer, id: string, lastDay: number) =>
    createHmac('sha256', key).update(`${lastDay}\0${id}`).digest('base64url');

  return {
    tokenOf(id: string): string {
      const lastDay = today() + days;
      return `${lastDay}-${signature(current, id, lastDay)}`;
    },

    isValid(id: string, token: string): boolean {
      const [, lastDay = '', signed = ''] = TOKEN.exec(token) ?? [];
      if (signed === '' || Number(lastDay) < today()) return false;
      return keys.some((key) => isSame(signed, signature(key, id, Number(lastDay))));
    },
  };
}
