import { readCaptchaChallenge } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../../shop-context';
import { route } from '../http/route';

export async function captchaRoutes(app: FastifyInstance, { captcha }: ShopContext): Promise<void> {
  route(app, readCaptchaChallenge, () => captcha.challenge());
}
