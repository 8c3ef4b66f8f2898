import type { FastifyRequest } from 'fastify';
import { ShopError } from '../errors/shop-error';

const KEY = /^[\x21-\x7e]{1,128}$/;
const GENERAL = 'error.validation.general.message';

export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new ShopError({
      statusCode: 400,
      key: GENERAL,
      fieldErrors: [{ field: 'Idempotency-Key', msg: GENERAL }],
    });
  return key;
}
