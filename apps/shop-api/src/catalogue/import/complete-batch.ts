import type { Queryable } from '@fachwerk/database';
import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import type { Completed, KnownCatalogue } from '../file/complete-product';
import { findProblem, type KnownIds } from './check-product';
import { findKnown, type Numbers } from './known-catalogue';

/** A product on its way into the catalogue. */
export interface IncomingProduct extends Numbers {
  /** In the file. */
  line: number;
  complete(known: KnownCatalogue): Completed;
}

/** A product or row that is not imported. */
export interface Rejection {
  line: number;
  productId: string;
  field: string;
  reason: string;
}

export interface CompletedBatch<Incoming> {
  known: KnownCatalogue;
  valid: { product: CatalogueProduct; incoming: Incoming }[];
  rejections: Rejection[];
}

const BATCH = 200;

/** Products in batches, so that memory does not grow with the import. */
export async function* batchesOf<Incoming>(products: AsyncIterable<Incoming>): AsyncGenerator<Incoming[]> {
  let batch: Incoming[] = [];
  for await (const product of products) {
    batch.push(product);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Completes the products of a batch with what the shop has, and checks them. */
export async function completeBatch<Incoming extends IncomingProduct>(
  db: Queryable,
  batch: readonly Incoming[],
  ids: KnownIds,
  options: { locks: boolean },
): Promise<CompletedBatch<Incoming>> {
  const known = await findKnown(db, batch, options);
  const completed: CompletedBatch<Incoming> = { known, valid: [], rejections: [] };
  for (const incoming of batch) {
    const { productId, line } = incoming;
    const { product, faults } = incoming.complete(known);
    for (const { message: reason, ...fault } of faults)
      completed.rejections.push({ ...fault, productId, reason });
    const problem = product && findProblem(product, ids);
    if (problem) completed.rejections.push({ line, ...problem });
    else if (product) completed.valid.push({ product, incoming });
  }
  return completed;
}
