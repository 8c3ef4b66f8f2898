import { createHash } from 'node:crypto';
import { DATA_VERSION } from '@fachwerk/shared/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface PublicOptions {
  /** In seconds; 0 requires revalidation. */
  maxAge?: number;
  /** Version of the catalogue, read before the data: the answer is the same until the version changes. */
  dataVersion?: number;
}

/** A serialised answer that is the same for all visitors. */
export interface PublicText {
  json: string;
  etag: string;
}

/** Serialised by the schema of the route, which also validates where the check is switched on (tests). */
export function publicText(reply: FastifyReply, data: unknown): PublicText {
  const json = reply.serialize(data) as string;
  return { json, etag: `"${createHash('sha1').update(json).digest('base64url')}"` };
}

/** Sends data that is the same for all visitors, with an ETag: an unchanged response has no body. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
  options: PublicOptions = {},
): FastifyReply {
  return sendPublicText(request, reply, publicText(reply, data), options);
}

/** Like `sendPublic`, with a text that was serialised before. */
export function sendPublicText(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, etag }: PublicText,
  { maxAge = 0, dataVersion }: PublicOptions = {},
): FastifyReply {
  void reply
    .header('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'public, no-cache')
    .header('etag', etag)
    .type('application/json; charset=utf-8');
  if (dataVersion !== undefined) void reply.header(DATA_VERSION, dataVersion);
  const known = request.headers['if-none-match'];
  if (known?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) return reply.code(304).send();
  return reply.send(json);
}
