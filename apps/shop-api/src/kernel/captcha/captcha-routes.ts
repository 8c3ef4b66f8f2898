import { readCaptchaChallenge } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route';
import type { Captcha } from './captcha';

export async function captchaRoutes(app: FastifyInstance, { captcha }: { captcha: Captcha }): Promise<void> {
  route(app, readCaptchaChallenge, () => captcha.challenge());
}
