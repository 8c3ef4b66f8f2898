import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends data that is the same for all visitors, with an ETag: an unchanged response has no body. `maxAge` in
 * seconds; 0 requires revalidation.
 */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
  maxAge = 0,
): FastifyReply {
  const json = JSON.stringify(data);
  const etag = `"${createHash('sha1').update(json).digest('base64url')}"`;
  void reply
    .header('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'public, no-cache')
    .header('etag', etag)
    .type('application/json; charset=utf-8');
  const known = request.headers['if-none-match'];
  if (known?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) return reply.code(304).send();
  // Validated where the check is switched on (tests), and sent unchanged.
  return reply.send(data);
}
