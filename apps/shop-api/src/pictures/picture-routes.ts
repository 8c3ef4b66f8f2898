import { ErrorBody } from '@fachwerk/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { ShopError } from '../http/shop-error';
import { drawCategoryPicture } from '@fachwerk/pictures/drawing/draw-category-picture';
import { drawPicture, pictureViewCount } from '@fachwerk/pictures/drawing/draw-picture';
import { drawStorePicture } from '@fachwerk/pictures/drawing/draw-store-picture';
import { drawScene } from '@fachwerk/pictures/drawing/scenes/draw-scene';
import type { PictureSubjects } from './picture-subjects';
import { drawingsVersion, itemPictureVersion, storePictureVersion } from './picture-version';

const KEPT_PICTURES = 1000;
/** A picture runs nothing and loads nothing, also when it is opened as a page of its own. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** An address with the picture's version means the same bytes for ever; any other one is asked again soon. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=300';

interface Picture {
  version: string;
  draw: () => string | undefined;
}

const querystring = z.object({ v: z.optional(z.string().check(z.maxLength(64))) });
const response = { 200: z.string(), '4xx': ErrorBody };
const svgFile = (name: RegExp) => z.object({ file: z.string().check(z.regex(name)) });

export const pictureRoutes: FastifyPluginAsyncZod<{ subjects: PictureSubjects }> = async (
  app,
  { subjects },
) => {
  // It draws everything once, which no shopper should wait for; not in every test, though.
  app.addHook('onListen', async () => void drawingsVersion());
  const drawn = new LRUCache<string, string>({ max: KEPT_PICTURES });

  /** `find` is not called for a version that is still in memory. */
  async function send(
    reply: FastifyReply,
    path: string,
    asked: string | undefined,
    find: () => Promise<Picture | undefined> | Picture,
  ): Promise<FastifyReply> {
    let svg = asked === undefined ? undefined : drawn.get(`${path}?${asked}`);
    let isCurrent = svg !== undefined;
    if (svg === undefined) {
      const picture = await find();
      const key = `${path}?${picture?.version ?? ''}`;
      svg = picture && (drawn.get(key) ?? picture.draw());
      if (!picture || svg === undefined) throw new ShopError(404, 'error.picture.notFound');
      drawn.set(key, svg);
      isCurrent = asked === picture.version;
    }
    return reply
      .header('cache-control', isCurrent ? FOR_EVER : FOR_NOW)
      .header('content-security-policy', POLICY)
      .type('image/svg+xml; charset=utf-8')
      .send(svg);
  }

  app.get(
    '/images/:itemId/:file',
    {
      schema: {
        summary: 'A drawn picture of an item, e.g. /images/4711/1.svg; view 1 is the product itself',
        params: z.object({
          itemId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
          file: z.string().check(z.regex(/^[1-9]\.svg$/)),
        }),
        querystring,
        response,
      },
    },
    async ({ params: { itemId, file }, query: { v } }, reply) => {
      const view = Number.parseInt(file, 10);
      return send(reply, `${itemId}/${file}`, v, async () => {
        const brief = await subjects.findItem(itemId);
        if (!brief || view > pictureViewCount(brief.productType)) return undefined;
        return { version: itemPictureVersion(brief), draw: () => drawPicture(brief, view - 1) };
      });
    },
  );

  app.get(
    '/images/categories/:file',
    {
      schema: {
        summary: 'What stands for a category, e.g. /images/categories/garten.svg',
        params: svgFile(/^[a-z0-9-]{1,80}\.svg$/),
        querystring,
        response,
      },
    },
    async ({ params: { file }, query: { v } }, reply) =>
      send(reply, `categories/${file}`, v, () => ({
        version: drawingsVersion(),
        draw: () => drawCategoryPicture(nameOf(file)),
      })),
  );

  app.get(
    '/images/stores/:file',
    {
      schema: {
        summary: 'The front of a store, e.g. /images/stores/1042.svg',
        params: svgFile(/^\d{1,8}\.svg$/),
        querystring,
        response,
      },
    },
    async ({ params: { file }, query: { v } }, reply) =>
      send(reply, `stores/${file}`, v, async () => {
        const store = await subjects.findStore(nameOf(file));
        return store && { version: storePictureVersion(store), draw: () => drawStorePicture(store) };
      }),
  );

  app.get(
    '/images/scenes/:file',
    {
      schema: {
        summary: 'A scene for editors, e.g. /images/scenes/garten.svg; garten-hoch.svg for phones',
        params: svgFile(/^[a-z-]{1,40}\.svg$/),
        querystring,
        response,
      },
    },
    async ({ params: { file }, query: { v } }, reply) =>
      send(reply, `scenes/${file}`, v, () => ({
        version: drawingsVersion(),
        draw: () => drawScene(nameOf(file)),
      })),
  );
};

const nameOf = (file: string) => file.replace(/\.svg$/, '');
