import { ErrorBody } from '@fachwerk/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { PictureBrief } from '../catalogue-source/catalogue-types';
import { ShopError } from '../http/shop-error';
import type { ProductRepository } from '../products/product-repository';
import { createLruCache } from '../lru-cache';

export interface PictureRoutesOptions {
  products: ProductRepository;
  /** View 0 is the product itself. */
  draw: (brief: PictureBrief, view: number) => string;
  pictureViews: (productType: string) => number;
}

const KEPT_PICTURES = 1000;
/** A picture runs nothing and loads nothing, also when it is opened as a page of its own. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const pictureRoutes: FastifyPluginAsyncZod<PictureRoutesOptions> = async (app, options) => {
  const { products, draw, pictureViews } = options;
  const drawn = createLruCache<string>(KEPT_PICTURES);

  app.get(
    '/images/:itemId/:file',
    {
      schema: {
        summary: 'A drawn picture of an item, e.g. /images/4711/1.svg',
        params: z.object({
          itemId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
          file: z.string().check(z.regex(/^[1-9]\.svg$/)),
        }),
        response: { 200: z.string(), '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { itemId, file } = request.params;
      const key = `${itemId}/${file}`;
      let svg = drawn.get(key);
      if (svg === undefined) {
        const subject = await products.findPictureSubject(itemId);
        const view = Number.parseInt(file, 10);
        if (!subject || view > pictureViews(subject.productType))
          throw new ShopError(404, 'error.picture.notFound');
        svg = draw(subject, view - 1);
        drawn.set(key, svg);
      }
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', POLICY)
        .type('image/svg+xml; charset=utf-8')
        .send(svg);
    },
  );
};
