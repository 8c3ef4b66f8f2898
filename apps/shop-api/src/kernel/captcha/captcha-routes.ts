import { readCaptchaChallenge } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route';
import type { Kernel } from '../kernel';

export async function captchaRoutes(app: FastifyInstance, { captcha }: Kernel): Promise<void> {
  route(app, readCaptchaChallenge, () => captcha.challenge());
}
