import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findPicture } from './find-picture';
import { editorAddresses } from './picture-addresses';
import type { PictureList } from './picture-list';
import { drawingsVersion } from './picture-version';

const KEPT_PICTURES = 1000;
/** A picture contains no script and loads nothing, even when it is opened as a page. */
export const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** An address with the picture's version never changes its content; any other address is revalidated soon. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const FOR_FIVE_MINUTES = 'public, max-age=300';

const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#ddd" d="M0 0h4v4H0z"/></svg>';

interface PictureRoutesOptions {
  list: PictureList;
  plain: boolean;
  /** More addresses of editorial content, with those that may be cached for ever. */
  fixedAddresses: Readonly<Record<string, string>>;
}

export const pictureRoutes: FastifyPluginAsync<PictureRoutesOptions> = async (
  app,
  { list, plain, fixedAddresses },
) => {
  // Draws every kind once before the first request. Tests that only inject requests skip this.
  app.addHook('onListen', async () => void drawingsVersion());
  const drawn = new LRUCache<string, string>({ max: KEPT_PICTURES });

  async function svgOf(path: string, asked: string | undefined) {
    const kept = asked === undefined ? undefined : drawn.get(`${path}?${asked}`);
    if (kept !== undefined) return { svg: kept, isCurrent: true };
    const picture = await findPicture(list, path);
    if (!picture) return undefined;
    const key = `${path}?${picture.version}`;
    const svg = drawn.get(key) ?? (plain ? PLAIN : picture.draw());
    drawn.set(key, svg);
    return { svg, isCurrent: asked === picture.version };
  }

  app.get('/images/scenes/', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=60')
      .send(Object.assign(editorAddresses(), fixedAddresses)),
  );

  app.get('/images/*', async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const { v } = request.query as { v?: string | string[] };
    const found = await svgOf(path, [v].flat()[0]);
    if (!found) return sendNotFound(reply);
    return reply
      .header('cache-control', found.isCurrent ? FOR_EVER : FOR_FIVE_MINUTES)
      .header('content-security-policy', POLICY)
      .type('image/svg+xml; charset=utf-8')
      .send(found.svg);
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
};

const sendNotFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('No picture here.');
