import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors: Record<string, (content: Buffer) => Promise<Buffer>> = {
  // Quality 5: a few milliseconds per page, close to the smallest size.
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => promisify(gzip)(content),
};

export interface PageAnswer {
  status: number;
  html: string;
  cacheControl: string;
  isPrivate: boolean;
  headers?: Record<string, string>;
}

/** Sends with ETag if caching is allowed, and compressed if the browser supports it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) {
  const content = Buffer.from(answer.html);
  reply.code(answer.status).headers({
    ...answer.headers,
    'cache-control': answer.cacheControl,
    vary: 'accept-encoding',
    'content-type': 'text/html; charset=utf-8',
    // The address of a private page may contain a token of a mail: no later request repeats it. Forms need an
    // origin.
    ...(answer.isPrivate && { 'referrer-policy': 'strict-origin' }),
  });

  if (answer.status === 200 && !answer.cacheControl.includes('no-store')) {
    const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
  }
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
  const compress = encoding && compressors[encoding];
  if (!encoding || !compress) return reply.send(content);
  return reply.header('content-encoding', encoding).send(await compress(content));
}
