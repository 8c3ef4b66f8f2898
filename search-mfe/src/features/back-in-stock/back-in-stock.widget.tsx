import { readAccount } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { defineWidget, type PageHead } from '@fachwerk/shared/widget';
import { fetchProduct } from '../../fetch-product';
import { MISSING_PAGE, PROBLEM_TEXTS } from '../../page-head';
import { BackInStockProps } from './back-in-stock.props';
import { type BackInStockData, BackInStockPage } from './BackInStockPage';
import { wantedItem } from './wanted-item';

export const backInStock = defineWidget({
  name: 'back-in-stock',
  title: 'Nachricht, wenn ein Artikel wieder da ist',
  description: 'Formular für eine Nachricht zu einem ausverkauften Artikel. Hauptinhalt einer eigenen Seite.',
  props: BackInStockProps,
  examples: [
    { title: 'Ein Artikel', props: { productId: '1424786' } },
    { title: 'Ein Artikel, den es nicht gibt', props: { productId: 'gibt-es-nicht' } },
  ],
  data: 'personal',
  async load({
    props: { productId },
    api,
    url,
    signal,
  }): Promise<{ data: BackInStockData; page?: PageHead }> {
    const [product, answer, email] = await Promise.all([
      fetchProduct({ api, productId, itemId: url.searchParams.get('item'), signal }),
      readFormAnswer(api, url, signal),
      loadEmail(api, signal),
    ]);
    if (!product) return { data: { item: null, answer, email }, page: MISSING_PAGE };
    // Its page says where it is sold.
    if (product.storeProof) return { data: { item: null, answer, email }, page: { redirect: product.url } };
    const item = {
      ...wantedItem(product),
      url: product.url,
      isAvailable: product.statusOnline === 'Available',
    };
    return {
      data: { item, answer, email },
      page: { title: { key: 'head.backInStock.title', values: { name: product.name } } },
    };
  },
  component: BackInStockPage,
  hydrate: 'load',
  reserve: { minHeight: 420 },
  messages: [
    'head.backInStock.',
    ...PROBLEM_TEXTS,
    'backInStock.',
    'productDetail.missing.',
    'forms.',
    'error.',
    'technical.',
    'failure.',
  ],
});

/** Empty for an anonymous visitor, and if the account cannot be loaded. */
async function loadEmail(api: HttpClient, signal: AbortSignal): Promise<string> {
  try {
    return (await api.call(readAccount, { signal })).email;
  } catch (error) {
    if (isHttpError(error) && error.kind !== 'cancelled') return '';
    throw error;
  }
}

export default backInStock;
