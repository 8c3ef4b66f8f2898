import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal';
import { publicOrigin } from '../routes/page-origin';

const READING = ['GET', 'HEAD'];

/**
 * Changes with the operator's cookie come from our own pages only: SameSite=Strict leaves other hosts of the same site, and a form
 * can be sent by anybody, but neither says that it is of our origin, nor sends JSON without asking first.
 */
export function refuseForeignPage(request: FastifyRequest, publicUrl: string | undefined): void {
  if (READING.includes(request.method)) return;
  if (!isSameOrigin(request, publicUrl))
    throw new Refusal(403, 'Changes with the operator’s cookie are made from the shop’s own pages only.');
  requireJson(request);
}

export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  if (origin === undefined) return site === 'same-origin';
  // Where no public address is set, the one that was asked for counts.
  return origin === publicOrigin(request, publicUrl);
}

export function requireJson(request: FastifyRequest): void {
  if (request.method === 'DELETE') return;
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Send JSON: "Content-Type: application/json".');
}
