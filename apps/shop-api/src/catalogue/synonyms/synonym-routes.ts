import {
  addSynonyms,
  changeSynonyms,
  readSynonyms,
  removeSynonyms,
  type SynonymGroups,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import type { CatalogueContext } from '../context/catalogue-context';
import { createSynonymRepository } from '../words/synonym-repository';

/** The desk of the operator who maintains the search. */
const SEARCH = 'search';

/** Synonyms of the search. A change takes effect in every process without a restart. */
export async function synonymRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const synonyms = createSynonymRepository(context.db);
  context.openForDesks(app, { name: SEARCH, msg: 'deskError.unknownSynonym' });
  const all = async (): Promise<SynonymGroups> => ({ groups: await synonyms.read() });

  route(app, readSynonyms, all);
  route(app, addSynonyms, async ({ body }) => {
    await synonyms.add(body);
    return all();
  });
  route(app, changeSynonyms, async ({ params, body }) => {
    const outcome = await synonyms.change(params.synonymId, body);
    if (outcome === 'unknown') throw new ShopError({ statusCode: 404, key: 'deskError.unknownSynonym' });
    if (outcome === 'exists') throw new ShopError({ statusCode: 409, key: 'deskError.synonymExists' });
    return all();
  });
  route(app, removeSynonyms, async ({ params }) => {
    if (!(await synonyms.remove(params.synonymId)))
      throw new ShopError({ statusCode: 404, key: 'deskError.unknownSynonym' });
    return all();
  });
}
