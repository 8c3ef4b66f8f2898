import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../http/shop-error';

/** Desk of the online warehouse, for orders that are sent. */
export const WAREHOUSE_DESK = 'online';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Reads the store of the desk from `Authorization: Bearer <token>`. Until employees have logins, each store
 * has a token in the configuration: "1001:<token>".
 */
export function createDeskAccess(tokens: readonly string[]): (request: FastifyRequest) => string {
  const desks = tokens.map((entry) => {
    const [companyId = '', token = ''] = entry.split(/:(.*)/);
    return { companyId, hash: hash(token) };
  });
  return (request) => {
    const sent = /^Bearer (\S{16,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const known =
      sent === undefined ? undefined : desks.find((desk) => timingSafeEqual(desk.hash, hash(sent)));
    if (!known) throw new ShopError(401, 'error.login.required');
    return known.companyId;
  };
}
