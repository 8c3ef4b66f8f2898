import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends data that is the same for everybody, with an ETag: an unchanged answer costs no bytes. `maxAge` in seconds; 0 asks
 * the server each time.
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
  // Checked against the schema where that is switched on (tests), then sent as it is.
  return reply.send(data);
}
