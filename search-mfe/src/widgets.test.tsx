import {
  readAccount,
  readNavigation,
  readProduct,
  readProducts,
  readRecall,
  readRecalls,
  readRecommendations,
  readReview,
  readReviews,
} from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, describeWidgets, type WidgetSituation } from '@fachwerk/shared/testing';
import messages from './messages.de.json';
import { addSeenProduct } from './seen-products';
import {
  aCategory,
  aCategoryNode,
  aFacet,
  aList,
  aProduct,
  aRecall,
  aReview,
  someReviews,
  tiles,
} from './testing/test-data';
import { widgets } from './widgets';

const colours = aFacet({
  id: 'farbe',
  label: 'Farbe',
  type: 'colour',
  values: [{ value: 'Rot', label: 'Rot', count: 1, selected: false, hexColor: '#c01f2e' }],
});
const variations = [
  {
    id: 'farbe',
    label: 'Farbe',
    options: [
      { value: 'Rot', itemId: '1', url: '/p/x-1/', selected: true, statusOnline: 'Available' as const },
      {
        value: 'Blau',
        itemId: '2',
        url: '/p/x-1/?item=2',
        selected: false,
        statusOnline: 'SoldOut' as const,
      },
    ],
  },
];

/** A small shop; "gibt-es-nicht" does not exist. */
const answers: WidgetSituation['answers'] = [
  answerTo(readProducts, ({ query }) => {
    if (query?.category === 'gibt-es-nicht') throw new HttpError('bad-request', '404', 404);
    return aList({
      category: query?.category ? aCategory() : null,
      items: tiles(6),
      total: 60,
      pageCount: 3,
      facets: [aFacet(), colours],
    });
  }),
  answerTo(readProduct, ({ params }) => {
    if (params.productId === 'gibt-es-nicht') throw new HttpError('bad-request', '404', 404);
    return aProduct({ variations });
  }),
  answerTo(readReviews, someReviews()),
  answerTo(readReview, ({ params }) => {
    if (params.reviewId === 'gibt-es-nicht') throw new HttpError('bad-request', '404', 404);
    return aReview();
  }),
  answerTo(readAccount, () => {
    throw new HttpError('bad-request', '401', 401);
  }),
  answerTo(readRecall, ({ params }) => {
    if (params.recallId === 'gibt-es-nicht') throw new HttpError('bad-request', '404', 404);
    return aRecall();
  }),
  answerTo(readRecalls, { recalls: [aRecall()] }),
  answerTo(readRecommendations, ({ query }) => ({ products: tiles(6), teaserId: query?.teaserId ?? '' })),
  answerTo(readNavigation, { children: [aCategoryNode()] }),
];

beforeEach(() => addSeenProduct('100001'));

const addressesOf = (widget: string) =>
  widget === 'search-results-page' || widget === 'empty-search-info'
    ? ['/search/?q=akku&f.marke=Eberholt&page=2', '/search/']
    : ['/c/werkzeug/akkuschrauber/'];

describeWidgets(widgets, messages, ({ name }) =>
  addressesOf(name).map((address) => ({
    title: `on ${address}`,
    answers,
    address,
    isHidden: /-(setter|layer|bar)$/.test(name),
  })),
);
