import { brotliCompressSync } from 'node:zlib';
import { versionOf } from '@fachwerk/server-kit/content-version';
import type { GuaranteeNotice } from '@fachwerk/server-kit/guarantee-notice';
import { takesBrotli } from '@fachwerk/server-kit/takes-brotli';
import type { FastifyInstance } from 'fastify';
import { FOR_EVER, FOR_FIVE_MINUTES, POLICY } from './picture-routes';

const PATH = '/images/guarantee-notice/notice-de';

/**
 * The notice on the legal guarantee, byte by byte. Compressed once: 47 kB instead of 326 kB. Returns the
 * addresses of editorial content with those that may be cached for ever.
 */
export function guaranteeNoticeRoutes(
  app: FastifyInstance,
  { svg, pdf }: GuaranteeNotice,
): Record<string, string> {
  const [small, svgVersion, pdfVersion] = [brotliCompressSync(svg), versionOf(svg), versionOf(pdf)];
  const cacheOf = (v: unknown, version: string) => (v === version ? FOR_EVER : FOR_FIVE_MINUTES);

  app.get<{ Querystring: { v?: unknown } }>(`${PATH}.svg`, (request, reply) => {
    const isBrotli = takesBrotli(request);
    if (isBrotli) void reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', cacheOf(request.query.v, svgVersion))
      .header('content-security-policy', POLICY)
      .header('vary', 'accept-encoding')
      .type('image/svg+xml')
      .send(isBrotli ? small : svg);
  });
  app.get<{ Querystring: { v?: unknown } }>(`${PATH}.pdf`, (request, reply) =>
    reply.header('cache-control', cacheOf(request.query.v, pdfVersion)).type('application/pdf').send(pdf),
  );
  return {
    [`${PATH}.svg`]: `${PATH}.svg?v=${svgVersion}`,
    [`${PATH}.pdf`]: `${PATH}.pdf?v=${pdfVersion}`,
  };
}
