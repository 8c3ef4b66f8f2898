import { findItems, type FoundItem, type FoundItems } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { displayPrice } from '../../kernel/money/display';
import { pictureOrPlaceholder } from '../../kernel/pictures/picture-view';
import type { CatalogueContext } from '../context/catalogue-context';
import { dataVersionOf } from '../records/catalogue-snapshot';
import { productUrl } from '../records/urls';
import { createItemRepository, type NumberedItem } from './item-repository';

export async function itemRoutes(
  app: FastifyInstance,
  { db, readSnapshot }: CatalogueContext,
): Promise<void> {
  const items = createItemRepository(db);

  route(app, findItems, async (request, reply) => {
    const numbers = [...new Set(request.query.number)];
    const dataVersion = dataVersionOf(await readSnapshot());
    const found = await items.findByNumber(numbers);
    const answer = {
      items: numbers.flatMap((number) => {
        const item = found.get(number);
        return item ? [foundItem(number, item)] : [];
      }),
    } satisfies FoundItems;
    return sendPublic(request, reply, answer, { dataVersion });
  });
}

const foundItem = (number: string, item: NumberedItem): FoundItem => ({
  number,
  itemId: item.itemId,
  productId: item.productId,
  name: item.name,
  variantName: item.variantAttributes.flatMap((id) => item.attributes[id]?.text ?? []).join(', '),
  brand: { name: item.brand },
  url: productUrl(item, item.isFirstItem ? undefined : item.itemId),
  image: { src: pictureOrPlaceholder(item.picture), alt: `${item.brand} ${item.name}` },
  price: displayPrice(item.priceCents),
  maxQuantity: Math.min(MAX_LINE_QUANTITY, item.available),
});
