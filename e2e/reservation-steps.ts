import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type ListedProduct, sendForm } from './shop-steps';
import { type KnownStore, storesNear } from './store-steps';

/** Steps with a reservation cart that belongs to a store. */
export const QUESTION = 'Markt für Ihre Reservierung wechseln?';
export const ADJUSTED = 'Wir haben Ihren Warenkorb angepasst';

export const atHome = (page: Page): Locator =>
  page.getByRole('region', { name: 'Online bestellen: Lieferung oder Abholung' });
export const inStore = (page: Page, { name }: KnownStore): Locator =>
  page.getByRole('region', { name: `Reservieren im Markt: ${name}` });
export const lineOf = (cart: Locator, { name }: ListedProduct): Locator =>
  cart.getByRole('link', { name, exact: true });

export const choose = (request: APIRequestContext, { companyId }: KnownStore): Promise<void> =>
  sendForm(request, '/rest/stores/select/', { companyId });

/** Into the online cart, or into the reservation cart of a store. */
export const put = (
  request: APIRequestContext,
  { itemId }: ListedProduct,
  store?: KnownStore,
  quantity = 1,
): Promise<void> =>
  sendForm(request, '/basket/add/', {
    itemId,
    quantity: String(quantity),
    ...(store && { companyId: store.companyId }),
  });

/** The two nearest stores of Cologne that take reservations. */
export const reservingStores = (request: APIRequestContext): Promise<[KnownStore, KnownStore]> =>
  storesNear(request, '50667&services=CLICK_AND_RESERVE');

/** The first article of a search, with its pieces in both stores, whose pieces fit. */
export async function findItemOfStores(
  request: APIRequestContext,
  words: string,
  stores: readonly KnownStore[],
  fits = (first: number, second: number) => first > 0 && second > 0,
): Promise<{ product: ListedProduct; pieces: [number, number] }> {
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const list = await read<{ items: ListedProduct[]; pageCount: number }>(
      request,
      `/rest/products/?q=${words}&page=${page}`,
    );
    const ids = list.items.map(({ itemId }) => `itemId=${itemId}`).join('&');
    const [first, second] = await Promise.all(stores.map((store) => piecesIn(request, store, ids)));
    for (const product of list.items.filter(({ variations }) => variations.length === 0)) {
      const pieces: [number, number] = [first?.get(product.itemId) ?? 0, second?.get(product.itemId) ?? 0];
      if (fits(...pieces)) return { product, pieces };
    }
    pageCount = list.pageCount;
  }
  throw new Error(`No article of "${words}" has fitting pieces in these stores.`);
}

/** By item. */
async function piecesIn(
  request: APIRequestContext,
  { companyId }: KnownStore,
  ids: string,
): Promise<Map<string, number>> {
  const { items } = await read<{ items: { itemId: string; quantity?: number }[] }>(
    request,
    `/rest/stores/${companyId}/stock/?${ids}`,
  );
  return new Map(items.map(({ itemId, quantity }) => [itemId, quantity ?? 0]));
}

const read = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await (await request.get(path)).json()) as Answer;

/** A reservation of all pieces of a store, of which the other store has fewer. */
export async function startWithReservation(request: APIRequestContext) {
  const [store, other] = await reservingStores(request);
  const { product, pieces } = await findItemOfStores(
    request,
    'silikon',
    [store, other],
    (first, second) => second > 0 && first > second,
  );
  await choose(request, store);
  await put(request, product, store, pieces[0]);
  return { product, store, other };
}
