import * as z from 'zod/mini';

/** `GET /rest/captcha/`: a proof of work in the format of ALTCHA. */
export const CaptchaChallenge = z.looseObject({
  algorithm: z.literal('SHA-256'),
  /** SHA-256 of `salt` followed by the number to find, in hexadecimal digits. */
  challenge: z.string(),
  salt: z.string(),
  /** The number is at most this one. */
  maxnumber: z.int(),
  signature: z.string(),
});
export type CaptchaChallenge = z.output<typeof CaptchaChallenge>;

/** Field of forms: the solution of a challenge, JSON in base64. Empty without script. */
export const frcCaptchaSolution = z._default(z.string().check(z.maxLength(1000)), '');
