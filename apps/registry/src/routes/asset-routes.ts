import { takesBrotli } from '@fachwerk/server-kit/takes-brotli';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryContext } from '../context/registry-context';
import { hasBrotli } from '../files/compress-files';
import { contentType } from '../files/content-type';
import type { PlanReader } from '../plan/read-plan';
import { folderOf, SHELL, type StoredVersion } from '../versions/version-store';

const ONE_YEAR = 'public, max-age=31536000, immutable';
/** Third-party pages load the shell without a version and get a new one within a minute. */
const ONE_MINUTE = 'public, max-age=60, stale-while-revalidate=600';

const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

type Options = Pick<RegistryContext, 'files' | 'versions'> & { plans: PlanReader };

/**
 * Serves the files of every published version with unlimited caching, and the live shell under a fixed name.
 */
export async function assetRoutes(app: FastifyInstance, { files, versions, plans }: Options): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      // Public files without cookies: third-party pages load them with integrity.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    });
  });

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    version: StoredVersion | undefined,
    path: string,
    cacheControl: string,
  ) => {
    // Only files of the manifest are served, which excludes path traversal.
    const file = version?.manifest.files.find((one) => one.path === path);
    if (!version || !file) return reply.callNotFound();
    const isBrotli = hasBrotli(file) && takesBrotli(request);
    const etag = `"${file.integrity}${isBrotli ? '-br' : ''}"`;
    void reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const stored = await files.open(folderOf(version), isBrotli ? `${path}.br` : path);
    if (!stored)
      throw new Error(`${version.mfe} ${version.version} is published, but its file ${path} is missing.`);
    void reply.headers({
      'content-type': contentType(path),
      'content-length': stored.bytes,
      ...(isBrotli && { 'content-encoding': 'br' }),
      // An SVG that is opened directly is a document of the shop's origin: it must not run scripts.
      ...(path.toLowerCase().endsWith('.svg') && { 'content-security-policy': PICTURE_POLICY }),
    });
    if (request.method === 'HEAD') {
      stored.stream.destroy();
      return reply.send();
    }
    return reply.send(stored.stream);
  };

  app.get<{ Params: { mfe: string; version: string; '*': string } }>(
    '/assets/:mfe/:version/*',
    async (request, reply) => {
      const { mfe, version, '*': path } = request.params;
      if (mfe === SHELL) return reply.callNotFound();
      return send(request, reply, await versions.read(mfe, version), path, ONE_YEAR);
    },
  );

  app.get('/shell/shell.js', async (request, reply) => {
    const { channels } = await plans.readOrLast();
    const stable = channels.find(({ mfe }) => mfe === SHELL)?.stable;
    const shell = stable ? await versions.read(SHELL, stable) : undefined;
    return send(request, reply, shell, shell?.kind === 'shell' ? shell.manifest.script : '', ONE_MINUTE);
  });

  app.get<{ Params: { version: string; '*': string } }>('/shell/:version/*', async (request, reply) =>
    send(request, reply, await versions.read(SHELL, request.params.version), request.params['*'], ONE_YEAR),
  );
}
