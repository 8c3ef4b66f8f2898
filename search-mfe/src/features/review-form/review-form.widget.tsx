import { readAccount } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget, type PageHead } from '@fachwerk/shared/widget';
import { fetchProduct } from '../../fetch-product';
import { MISSING_PAGE, PROBLEM_TEXTS } from '../../page-head';
import { ReviewFormProps } from './review-form.props';
import type { ReviewFormData } from './review-form-data';
import { ReviewFormPage } from './ReviewFormPage';

export const reviewForm = defineWidget({
  name: 'review-form',
  title: 'Bewertung schreiben',
  description: 'Formular für die Bewertung eines Artikels. Hauptinhalt einer eigenen Seite.',
  props: ReviewFormProps,
  examples: [
    { title: 'Ein Artikel', props: { productId: '1424786' } },
    { title: 'Ein Artikel, den es nicht gibt', props: { productId: 'gibt-es-nicht' } },
  ],
  data: 'personal',
  async load({ props, api, url, signal }): Promise<{ data: ReviewFormData; page?: PageHead }> {
    const orNull = (error: unknown) => {
      if (isHttpError(error) && error.kind !== 'cancelled') return null;
      throw error;
    };
    const [product, answer, account] = await Promise.all([
      fetchProduct({ api, productId: props.productId, signal }),
      readFormAnswer(api, url, signal),
      api.call(readAccount, { signal }).catch(orNull),
    ]);
    if (!product) return { data: { product: null, answer, name: '' }, page: MISSING_PAGE };
    const { productId, name, images } = product;
    return {
      data: {
        product: { productId, name, url: product.url, images },
        answer,
        name: account?.firstName ? `${account.firstName} ${account.lastName.slice(0, 1)}.` : '',
      },
      page: { title: { key: 'head.review.title', values: { name } } },
    };
  },
  component: ReviewFormPage,
  hydrate: 'load',
  reserve: { minHeight: 640 },
  messages: [
    'head.review.',
    ...PROBLEM_TEXTS,
    'reviewForm.',
    'productDetail.missing.',
    'product.',
    'forms.',
    'error.',
    'technical.',
    'failure.',
  ],
});

export default reviewForm;
