import { readMarketContent } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/context/kernel';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { createStoreRepository, requireStore, STORE_MAX_AGE } from '../store/store-repository';
import type { MarketContents } from './market-contents';

/** Only what is stored for the store is requested: the address of a caller chooses one of these. */
export async function marketContentRoutes(
  app: FastifyInstance,
  { db, marketContents }: Kernel & { marketContents: MarketContents },
): Promise<void> {
  const stores = createStoreRepository(db);
  app.addHook('onClose', async () => marketContents.close());

  route(app, readMarketContent, async (request, reply) => {
    const { marketCmsUrls } = await requireStore(stores, request.params.companyId);
    const { url = marketCmsUrls[0] ?? '' } = request.query;
    // As the import writes addresses.
    const asked = URL.canParse(url) ? new URL(url).href : url;
    const stored = marketCmsUrls.find((one) => one === asked);
    const content = stored === undefined ? [] : await marketContents.find(stored);
    return sendPublic(request, reply, { content }, { maxAge: content.length > 0 ? STORE_MAX_AGE : 0 });
  });
}
