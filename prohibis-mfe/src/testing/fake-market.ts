import { addToCart, findItems } from '@fachwerk/shared/calls';
import type { CartContainer, FoundItem } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { aCart, type AnswerTo, answerTo, aPrice } from '@fachwerk/shared/testing';

const euros = (cents: number) => ({
  value: cents,
  displayValue: `${(cents / 100).toFixed(2).replace('.', ',')} €`,
});

export const anItem = (itemId: string, part: Partial<FoundItem> = {}): FoundItem => ({
  number: itemId,
  itemId,
  productId: `p${itemId}`,
  name: `Schraube ${itemId}`,
  variantName: '4 × 40 mm',
  brand: { name: 'Eberholt' },
  url: `/p/schraube-p${itemId}/`,
  image: { src: `/images/${itemId}/1.svg`, alt: '' },
  price: euros(599),
  maxQuantity: 100,
  ...part,
});

interface FakeMarket {
  answers: readonly AnswerTo[];
  /** Added items, in order. */
  added: { itemId: string; quantity: number; key: string | undefined }[];
  /** Called before each addition; an exception refuses it. */
  onAdd: (itemId: string) => void;
}

/** Fake API with these items; fills a cart up to their stock. */
export function aMarket(items: readonly FoundItem[]): FakeMarket {
  const market: FakeMarket = { answers: [], added: [], onAdd: () => undefined };

  const find = (number: string | string[]) => {
    const numbers = [number].flat();
    return { items: numbers.flatMap((one) => items.filter((item) => item.number === one)) };
  };
  const add = (itemId: string, quantity: number, key: string | undefined): CartContainer => {
    market.onAdd(itemId);
    market.added.push({ itemId, quantity, key });
    const item = items.find((one) => one.itemId === itemId);
    if (!item) throw new HttpError('bad-request', 'unknown', 400);
    const available = Math.min(quantity, item.maxQuantity);
    return aCart({
      onlineCart: { empty: false, positions: [position(item, available, quantity)] },
      totalArticleCount: market.added.reduce((sum, line) => sum + line.quantity, 0),
      addedEntryId: `e${itemId}`,
    });
  };
  market.answers = [
    answerTo(findItems, ({ query }) => find(query.number)),
    answerTo(addToCart, ({ form, idempotencyKey }) =>
      add(form.itemId, Number(form.quantity), idempotencyKey),
    ),
  ];
  return market;
}

const position = (item: FoundItem, quantity: number, requested: number) => ({
  entryId: `e${item.itemId}`,
  itemId: item.itemId,
  productId: item.productId,
  quantity,
  maxStock: item.maxQuantity,
  orderable: quantity,
  ...(requested > quantity && {
    stockErrorData: { code: 'REDUCED' as const, requested, available: quantity },
  }),
  name: item.name,
  variantName: item.variantName,
  brand: item.brand,
  url: item.url,
  image: item.image,
  pricesInfo: aPrice(item.price.value),
  linePrice: item.price,
});
