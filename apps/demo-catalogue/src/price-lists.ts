import { createRandom } from '@fachwerk/pictures/random';
import type {
  CatalogueItem,
  CatalogueListPrice,
  CataloguePriceList,
} from '@fachwerk/shared/catalogue-format';
import { DAY_MS } from '@fachwerk/shared/time';
import { shelfPrice } from './price-history';

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** Two zones by federal states, and one store with prices of its own. */
export const priceLists: readonly CataloguePriceList[] = [
  {
    id: 'zone-west',
    kind: 'zone',
    name: 'Preiszone West',
    stores: [...range(1070, 1071), ...range(1084, 1105), ...range(1109, 1115), ...range(1119, 1120)],
  },
  { id: 'zone-ost', kind: 'zone', name: 'Preiszone Ost', stores: range(1001, 1035) },
  { id: 'koeln-ehrenfeld', kind: 'store', name: 'Markt Köln-Ehrenfeld', stores: ['1109'] },
];

/** Share of the products with a price of the list, and the limits of its factor on the online price. */
const SHARES: Record<string, { share: number; from: number; to: number }> = {
  'zone-west': { share: 0.12, from: 0.9, to: 1.05 },
  'zone-ost': { share: 0.1, from: 0.88, to: 1 },
  'koeln-ehrenfeld': { share: 0.06, from: 0.8, to: 0.95 },
};

/** Prices of other lists, equal in size for all items of a product. */
export function listPricesOf(
  online: CatalogueItem['priceHistory'],
  productSeed: string,
  today: Date,
): CatalogueListPrice[] {
  const onlineCents = online.at(-1)?.cents ?? 0;
  return priceLists.flatMap(({ id }) => {
    const random = createRandom(`${productSeed}/${id}`);
    const { share, from, to } = SHARES[id] ?? { share: 0, from: 1, to: 1 };
    if (!random.chance(share)) return [];
    const cents = shelfPrice(onlineCents * (from + random.next() * (to - from)));
    if (cents === onlineCents) return [];
    const since = new Date(today.getTime() - random.between(2, 90) * DAY_MS).toISOString();
    return [{ listId: id, cents, history: [{ cents, from: since }] }];
  });
}
