import { createHmac } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { keysOf } from '@fachwerk/server-kit/secrets';
import type { CaptchaChallenge } from '@fachwerk/shared/contracts';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import * as z from 'zod/mini';

const MINUTES = 10;
/** Half a second on a laptop and three seconds on a slow phone, on average of half this number. */
const MAX_NUMBER = 50_000;

const Solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  number: z.int().check(z.gte(0), z.lte(MAX_NUMBER)),
  salt: z.string().check(z.regex(/^[0-9a-f]{24}\?expires=\d{1,12}&$/)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
type Solution = z.output<typeof Solution>;

/** Proof of work by ALTCHA: signed challenges that expire, solutions that are accepted once. */
export function createCaptcha(db: Queryable, secret: string) {
  const keys = keysOf(secret, (one) => createHmac('sha256', one).update('captcha').digest('hex'));
  const [hmacKey] = keys;
  const isSolved = async (read: Solution): Promise<boolean> => {
    const answers = await Promise.all(keys.map((key) => verifySolution(read, key)));
    return answers.includes(true);
  };

  return {
    async challenge(): Promise<CaptchaChallenge> {
      const { challenge, salt, signature } = await createChallenge({
        hmacKey,
        maxNumber: MAX_NUMBER,
        expires: new Date(Date.now() + MINUTES * 60_000),
      });
      return { algorithm: 'SHA-256', challenge, salt, maxnumber: MAX_NUMBER, signature };
    },

    /** Checks a solution and uses it up. */
    async use(solution: string): Promise<boolean> {
      const read = readSolution(solution);
      if (!read || !(await isSolved(read))) return false;
      const used = await db.query(
        `insert into captcha_solution (challenge, expires_at)
         values ($1, now() + $2::int * interval '1 minute') on conflict do nothing returning 1`,
        [read.challenge, MINUTES],
      );
      return used.length > 0;
    },

    /** Expired challenges are refused without their row. */
    async removeOld(): Promise<void> {
      await db.query('delete from captcha_solution where expires_at < now()');
    },
  };
}
export type Captcha = ReturnType<typeof createCaptcha>;

function readSolution(text: string): Solution | undefined {
  if (!text) return undefined;
  try {
    return Solution.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
