import type { FastifyRequest } from 'fastify';
import { publicOrigin } from '../http/page-origin';
import { Refusal } from '../http/refusal';

const READING = ['GET', 'HEAD'];

/**
 * CSRF protection of changes with the operator's cookie. SameSite=Strict still allows other hosts of the same
 * site; the check of origin and content type refuses them and native forms.
 */
export function refuseForeignPage(request: FastifyRequest, publicUrl: string | undefined): void {
  if (READING.includes(request.method)) return;
  if (!isSameOrigin(request, publicUrl))
    throw new Refusal(403, 'Changes with the operator’s cookie are accepted from the shop’s own pages only.');
  requireJson(request);
}

export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  if (origin === undefined) return site === 'same-origin';
  // Without a configured public address the Host of the request counts.
  return origin === publicOrigin(request, publicUrl);
}

export function requireJson(request: FastifyRequest): void {
  if (request.method === 'DELETE') return;
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Send JSON: "Content-Type: application/json".');
}
