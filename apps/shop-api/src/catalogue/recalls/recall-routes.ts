import { readRecall, readRecalls, type Recall, type RecallList } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import type { CatalogueContext } from '../context/catalogue-context';
import { dataVersionOf } from '../records/catalogue-snapshot';
import { findRecall, findRecalls } from './recall-repository';

/** Each change of a recall raises the version of the catalogue. */
export async function recallRoutes(
  app: FastifyInstance,
  { db, readSnapshot }: CatalogueContext,
): Promise<void> {
  route(app, readRecalls, async (request, reply) => {
    const dataVersion = dataVersionOf(await readSnapshot());
    return sendPublic(request, reply, { recalls: await findRecalls(db) } satisfies RecallList, {
      dataVersion,
    });
  });

  route(app, readRecall, async (request, reply) => {
    const dataVersion = dataVersionOf(await readSnapshot());
    const recall: Recall | undefined = await findRecall(db, request.params.recallId);
    if (!recall) throw new ShopError({ statusCode: 404, key: 'error.recall.notFound' });
    return sendPublic(request, reply, recall, { dataVersion });
  });
}
