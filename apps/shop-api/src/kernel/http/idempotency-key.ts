import type { FastifyRequest } from 'fastify';
import { fieldRefusal } from '../errors/shop-error';

const KEY = /^[\x21-\x7e]{1,128}$/;

export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw fieldRefusal('Idempotency-Key');
  return key;
}
