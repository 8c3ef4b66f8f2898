import { ErrorBody, FoundItems, MAX_ITEM_NUMBERS, type FoundItem } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { displayPrice } from '../catalogue/display';
import { productUrl } from '../catalogue/urls';
import { sendPublic } from '../http/public-answer';
import { pictureOrPlaceholder } from '../catalogue/picture-view';
import type { ItemRepository, NumberedItem } from './item-repository';

export interface ItemRoutesOptions {
  items: ItemRepository;
}

const ItemNumber = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const ItemsQuery = z.object({
  number: z.union([
    z.pipe(
      ItemNumber,
      z.transform((one) => [one]),
    ),
    z.array(ItemNumber).check(z.maxLength(MAX_ITEM_NUMBERS)),
  ]),
});

export const itemRoutes: FastifyPluginAsyncZod<ItemRoutesOptions> = async (app, { items }) => {
  app.get(
    '/rest/items/',
    {
      schema: {
        summary: 'Items by article number or EAN, for lists that somebody typed or pasted',
        querystring: ItemsQuery,
        response: { 200: FoundItems, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const numbers = [...new Set(request.query.number)];
      const found = await items.findByNumber(numbers);
      return sendPublic(request, reply, {
        items: numbers.flatMap((number) => {
          const item = found.get(number);
          return item ? [foundItem(number, item)] : [];
        }),
      } satisfies FoundItems);
    },
  );
};

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
