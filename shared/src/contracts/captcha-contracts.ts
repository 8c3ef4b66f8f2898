import { CaptchaChallenge } from './captcha';
import * as calls from './captcha-calls';
import { contract } from './contract';

export const readCaptchaChallenge = contract(calls.readCaptchaChallenge, {
  summary: 'A new captcha challenge; valid for ten minutes, its solution once',
  answers: { 200: CaptchaChallenge },
});
