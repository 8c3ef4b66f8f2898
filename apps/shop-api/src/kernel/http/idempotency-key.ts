import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fieldRefusal, ShopError } from '../errors/shop-error';

const KEY = /^[\x21-\x7e]{1,128}$/;

const read = new WeakMap<FastifyRequest, string>();

/**
 * The idempotency key of a call; 400 for a malformed one. A handler that reads it has one effect for one key,
 * which `keyOfHandler` shows to the audit.
 */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = checkedKey(request);
  if (key !== undefined) read.set(request, key);
  return key;
}

/** The key that the handler of a call has read; without it, each repetition of the call acts again. */
export const keyOfHandler = (request: FastifyRequest): string | undefined => read.get(request);

/** The key without that promise: 400 for a malformed one. */
export function checkedKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw fieldRefusal('Idempotency-Key');
  return key;
}

/** What a key stands for: a call with its content, as 43 characters. The order of the properties counts. */
export const requestHash = (call: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([call, content]))
    .digest('base64url');

/**
 * A key with its sender, as 43 characters. The sender is the desk of an actor ("desk 1001 4711"): another
 * person may send again what a device has kept.
 */
export const keyOfDesk = (actor: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([actor.split(' ').slice(0, 2).join(' '), key]))
    .digest('base64url');

/** 409: the key has named another request. Nothing changes. */
export const keyClash = (): ShopError => new ShopError({ statusCode: 409, key: 'error.idempotency.clash' });
