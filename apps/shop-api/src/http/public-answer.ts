import { createHash } from 'node:crypto';
import { DATA_VERSION } from '@fachwerk/shared/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface PublicOptions {
  /** In seconds; 0 requires revalidation. */
  maxAge?: number;
  /** Version of the catalogue, read before the data: the answer is the same until the version changes. */
  dataVersion?: number;
}

/** Sends data that is the same for all visitors, with an ETag: an unchanged response has no body. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
  { maxAge = 0, dataVersion }: PublicOptions = {},
): FastifyReply {
  const json = JSON.stringify(data);
  const etag = `"${createHash('sha1').update(json).digest('base64url')}"`;
  void reply
    .header('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'public, no-cache')
    .header('etag', etag)
    .type('application/json; charset=utf-8');
  if (dataVersion !== undefined) void reply.header(DATA_VERSION, dataVersion);
  const known = request.headers['if-none-match'];
  if (known?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) return reply.code(304).send();
  // Validated where the check is switched on (tests), and sent unchanged.
  return reply.send(data);
}
