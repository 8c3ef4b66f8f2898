import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FinishedPage } from './finish-page';
import { encodingFor } from './page-body';

/** Sends status 304 if the browser has the page, else the page, compressed if the browser supports it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, body, ageSeconds }: FinishedPage & { ageSeconds?: number },
) {
  reply.code(status).headers(headers);
  if (ageSeconds !== undefined) reply.header('age', ageSeconds);
  if (etag !== undefined && request.headers['if-none-match']?.split(/,\s*/).includes(etag))
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body.content(encoding));
}
