import { defineWidget } from '@fachwerk/shared/widget';
import { FAILED_PAGE, MISSING_PAGE, PROBLEM_TEXTS } from '../../page-head';
import { loadProduct, type ProductDetailsData } from './product-details-api';
import { ProductDetailsPageProps } from './product-details-page.props';
import { discontinuedHead, productHead } from './product-head';
import { ProductDetailsPage } from './ProductDetailsPage';

export const productDetailsPage = defineWidget({
  name: 'product-details-page',
  title: 'Produktseite',
  description:
    'Ein Artikel mit Bildern, Varianten, Preis, Verfügbarkeit und „In den Warenkorb“. Hauptinhalt einer Produktseite.',
  props: ProductDetailsPageProps,
  examples: [
    { title: 'Ein Artikel', props: { productId: '1424786' } },
    { title: 'Ein Artikel, den es nicht gibt', props: { productId: 'gibt-es-nicht' } },
  ],
  load: async ({ props, api, url, signal }) => {
    const data: ProductDetailsData = await loadProduct({
      api,
      productId: props.productId,
      url,
      signal,
    });
    if (data.status === 'missing') return { data, page: MISSING_PAGE };
    if (data.status === 'failed') return { data, page: FAILED_PAGE };
    if (data.status === 'discontinued')
      return { data, ...(data.gone && { page: discontinuedHead(data.gone, url) }) };
    return { data, ...(data.detail && { page: productHead(data.detail, data.reviews, url) }) };
  },
  browserData: (data) =>
    data.status === 'ready'
      ? { ...data, detail: undefined, reviews: undefined }
      : data.status === 'discontinued'
        ? { ...data, gone: undefined }
        : data,
  component: ProductDetailsPage,
  partOf: 'page',
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 900 },
  // Without server HTML its height depends on the product.
  budget: { shift: 0.6, storage: ['localStorage:seen-products'] },
  messages: [
    'head.product.',
    'head.discontinued',
    'head.skip.purchase',
    ...PROBLEM_TEXTS,
    'productDetail.',
    'backInStock.open',
    'comparison.open',
    'productReviews.',
    'product.',
    'service.freeReturn',
    'error.',
    'technical.',
    'failure.',
  ],
});

export default productDetailsPage;
