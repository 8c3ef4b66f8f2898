import { readCaptchaChallenge } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route';
import type { ShopContext } from '../shop-context';

export async function captchaRoutes(app: FastifyInstance, { captcha }: ShopContext): Promise<void> {
  route(app, readCaptchaChallenge, () => captcha.challenge());
}
