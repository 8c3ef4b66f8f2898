import { createHash, timingSafeEqual } from 'node:crypto';
import { networkOf } from '@fachwerk/server-kit/network-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { type AttemptLimit, enforceAttemptLimits, refuseWaiting } from '../../kernel/limits/attempt-limit';

interface OnlyDesk {
  /** The only desk that may use the routes. */
  name: string;
  /** Message key of the answer for other desks: 404. */
  msg: string;
}

const WAIT = { msg: 'error.desk.wait' };
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Closes the routes of `app` to all but desks, and returns the desk of a request.
 * @param only the desk that may use them; by default each desk
 */
export type OpenForDesks = (app: FastifyInstance, only?: OnlyDesk) => (request: FastifyRequest) => string;

/**
 * The desk is read from `Authorization: Bearer <token>`: until employees have logins, each store has a token
 * in the configuration, "1001:<token>".
 *
 * Tokens are not guessed: after wrong ones their network waits (429), also with a right one, and each wrong
 * one is logged without its text.
 */
export function deskAccess(deskTokens: readonly string[], attempts: AttemptLimit): OpenForDesks {
  const desks = deskTokens.map((entry) => {
    const [companyId = '', token = ''] = entry.split(/:(.*)/);
    return { companyId, hash: hash(token) };
  });

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { authorization } = request.headers;
    const required = new ShopError({ statusCode: 401, key: 'error.login.required' });
    if (authorization === undefined) throw required;
    const token = /^Bearer (\S{16,200})$/.exec(authorization)?.[1] ?? '';
    const desk = desks.find((one) => timingSafeEqual(one.hash, hash(token)));
    if (desk) {
      await refuseWaiting(attempts, reply, [['deskNetwork', request.ip]], WAIT);
      return desk.companyId;
    }
    await enforceAttemptLimits(attempts, reply, [['deskNetwork', request.ip]], WAIT);
    request.log.warn({ network: networkOf(request.ip) }, 'a wrong desk token was refused');
    throw required;
  }

  return (app, only) => {
    const known = new WeakMap<FastifyRequest, string>();
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const desk = await enter(request, reply);
      if (only && desk !== only.name) throw new ShopError({ statusCode: 404, key: only.msg });
      known.set(request, desk);
    });

    return (request) => {
      const desk = known.get(request);
      if (desk === undefined) throw new Error(`${request.routeOptions.url} is not a route of a desk.`);
      return desk;
    };
  };
}
