import { createHash } from 'node:crypto';
import { readGuaranteeLabel } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import type { CatalogueContext } from '../context/catalogue-context';
import { createProductRepository } from '../products/product-repository';
import { guaranteeStatement, labelValues, labelVersion } from '../records/guarantee-view';
import { sendLabel } from '../records/send-label';

const KEPT_LABELS = 50;
/** The address changes with the values; the artwork may be replaced by another version. */
const CACHEABLE = 'public, max-age=86400';

interface Label {
  svg: string;
  etag: string;
}

/** The label of a guarantee of durability, with values of the catalogue only. */
export async function guaranteeLabelRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const { db, fillLabel } = context;
  const products = createProductRepository(db);
  const labels = new LRUCache<string, Label>({ max: KEPT_LABELS });

  route(app, readGuaranteeLabel, async (request, reply) => {
    const { productId, itemId, shape } = request.params;
    const product = await products.findProduct(productId);
    const item = product?.items.find((one) => one.itemId === itemId);
    const values = product && item && labelValues(product.brand, guaranteeStatement(item.duties));
    if (!values) throw new ShopError({ statusCode: 404, key: 'error.guaranteeLabel.notFound' });
    const key = `${shape} ${labelVersion(values)}`;
    let label = labels.get(key);
    if (!label) {
      const svg = fillLabel(shape, values);
      label = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"` };
      labels.set(key, label);
    }
    void reply.header('etag', label.etag).header('cache-control', CACHEABLE);
    if (request.headers['if-none-match'] === label.etag) return reply.code(304).send();
    return sendLabel(reply, label.svg);
  });
}
