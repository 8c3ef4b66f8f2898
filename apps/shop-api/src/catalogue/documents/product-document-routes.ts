import { createHash } from 'node:crypto';
import { readProductDocument } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { fewAtOnce } from '../../kernel/limits/few-at-once';
import type { CatalogueContext } from '../context/catalogue-context';
import { createProductRepository } from '../products/product-repository';
import { documentId } from '../records/product-document-view';
import { samplePdf } from './sample-pdf';
import { type SampleDocument, sectionsOf } from './sample-sections';

const CACHE_BYTES = 8_000_000;
const CACHEABLE = 'public, max-age=3600';

export async function productDocumentRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const { db, readSnapshot, attempts } = context;
  const products = createProductRepository(db);
  const files = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  /** A file takes about 150 ms of the processor: requests for many must not delay others for long. */
  const inTurn = fewAtOnce(1, 20);

  async function fileOf(key: string, document: SampleDocument, request: FastifyRequest, reply: FastifyReply) {
    const known = files.get(key);
    if (known) return known;
    await enforceAttemptLimits(attempts, reply, [['sampleNetwork', request.ip]], {
      msg: 'error.document.wait',
    });
    const file = await inTurn(async () => files.get(key) ?? (await samplePdf(document)));
    files.set(key, file);
    return file;
  }

  route(app, readProductDocument, async (request, reply) => {
    const [product, snapshot] = await Promise.all([
      products.findProduct(request.params.productId),
      readSnapshot(),
    ]);
    const found = product?.documents.find((one) => documentId(one) === request.params.document);
    if (!product || !found) throw new ShopError({ statusCode: 404, key: 'error.document.notFound' });
    if (found.address !== undefined)
      return reply.header('cache-control', CACHEABLE).redirect(found.address, 302);

    const labels = new Map([...snapshot.attributes.values()].map(({ id, label }) => [id, label]));
    const document: SampleDocument = { kind: found.kind, product, labels };
    const key = createHash('sha1')
      .update(JSON.stringify([found.kind, product.brand, product.name, sectionsOf(document)]))
      .digest('base64url');
    void reply.header('etag', `"${key}"`);
    if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send();
    const file = await fileOf(key, document, request, reply);
    return reply
      .type('application/pdf')
      .header('cache-control', CACHEABLE)
      .header('content-disposition', `inline; filename="${found.kind}-${product.productId}.pdf"`)
      .send(file);
  });
}
