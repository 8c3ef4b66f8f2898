import { readNavigation, readProducts, readStoreStock } from '@fachwerk/shared/calls';
import type { CategoryNode, ProductTile, Store, StoreStock } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';

const CATEGORIES = 3;
const PER_CATEGORY = 4;

/** An item that the store has today, with the price there. */
export interface ItemInStock {
  product: Pick<ProductTile, 'itemId' | 'name' | 'url' | 'images' | 'eeLabels'>;
  stock: Pick<StoreStock, 'quantityText' | 'location'>;
  prices: ProductTile['pricesInfo'];
}

export interface CategoryInStock {
  name: string;
  /** The category, only with goods of this store. */
  url: string;
  items: ItemInStock[];
}

interface Question {
  api: HttpClient;
  store: Store;
  signal: AbortSignal;
}

/** Some goods of three categories that the store has now; nothing where the shop cannot tell. */
export async function findInStock({ api, store, signal }: Question): Promise<CategoryInStock[]> {
  const { companyId: inStore } = store;
  try {
    const { children } = await api.call(readNavigation, { signal });
    const lists = await Promise.all(
      chooseCategories(children, store.categorySpecialists).map(async (category) => {
        const query = { category: category.path, inStore, page: 1, size: PER_CATEGORY };
        const { items } = await api.call(readProducts, { query, signal });
        return { category, items };
      }),
    );
    const itemId = lists.flatMap(({ items }) => items.map((item) => item.itemId));
    if (itemId.length === 0) return [];
    const stocks = await api.call(readStoreStock, {
      params: { companyId: inStore },
      query: { itemId },
      signal,
    });
    const byItem = new Map(stocks.items.map((stock) => [stock.itemId, stock]));
    return lists
      .map(({ category, items }) => ({
        name: category.name,
        url: `${category.url}?markt=${encodeURIComponent(inStore)}`,
        items: items.flatMap((item) => toItem(item, byItem.get(item.itemId))),
      }))
      .filter(({ items }) => items.length > 0);
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return [];
  }
}

/** Those that the store has more of than others first, then in the order of the shop. */
export function chooseCategories(
  categories: readonly CategoryNode[],
  strengths: readonly string[],
): CategoryNode[] {
  const isStrength = ({ name }: CategoryNode) =>
    strengths.some((strength) => name.toLowerCase().includes(strength.toLowerCase()));
  return [...categories.filter(isStrength), ...categories.filter((category) => !isStrength(category))].slice(
    0,
    CATEGORIES,
  );
}

function toItem(item: ProductTile, stock: StoreStock | undefined): ItemInStock[] {
  if (!stock || stock.statusStore !== 'Available') return [];
  const { itemId, name, url, images, eeLabels } = item;
  const { quantityText, location } = stock;
  return [
    {
      product: { itemId, name, url, images: images.slice(0, 1), eeLabels },
      stock: { quantityText, ...(location && { location }) },
      prices: stock.pricesInfo ?? item.pricesInfo,
    },
  ];
}
