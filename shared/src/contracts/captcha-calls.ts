import type { Call } from './call';
import type { CaptchaChallenge } from './captcha';

export const readCaptchaChallenge: Call<{ answer: CaptchaChallenge }> = {
  method: 'GET',
  path: '/rest/captcha/',
  expects: 'object',
};
