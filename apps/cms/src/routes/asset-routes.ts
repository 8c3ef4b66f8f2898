import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { versionOf } from '@fachwerk/server-kit/content-version';
import { takesBrotli } from '@fachwerk/server-kit/takes-brotli';
import type { FastifyInstance } from 'fastify';
import { composeSheet } from '../styles/compose-sheet';
import { fillBreakpoints } from './page-style';
import { cacheControlOf } from './versioned-cache';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
/** Files that browsers request at the root of a site. */
const AT_ROOT = ['favicon.svg'];

/** Files of the page server, kept in memory. Returns the versioned address of one of them. */
export function assetRoutes(app: FastifyInstance, dir: string): (name: string) => string {
  const versions = new Map<string, string>();
  for (const name of readdirSync(dir)) {
    const file = readFileSync(join(dir, name));
    const content = name.endsWith('.css')
      ? Buffer.from(composeSheet([{ path: `/pages/${name}`, css: fillBreakpoints(file.toString()) }]))
      : file;
    const small = brotliCompressSync(content);
    const version = versionOf(content);
    const type = TYPES[extname(name)];
    if (!type) throw new Error(`${join(dir, name)}: no content type is known for this file.`);
    versions.set(name, version);
    app.get<{ Querystring: { v?: string } }>(
      AT_ROOT.includes(name) ? `/${name}` : `/pages/${name}`,
      (request, reply) => {
        const isBrotli = takesBrotli(request);
        return reply
          .type(type)
          .headers({
            'cache-control': cacheControlOf(request.query.v, version),
            vary: 'accept-encoding',
            ...(isBrotli && { 'content-encoding': 'br' }),
          })
          .send(isBrotli ? small : content);
      },
    );
  }
  // Older browsers request this name in any case.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 302));
  return (name) => `/pages/${name}?v=${versions.get(name) ?? ''}`;
}
