import type { AnyWidget } from '@fachwerk/shared/widget';
import { prohibisArticleList } from './features/prohibis-article-list/prohibis-article-list.widget';
import { prohibisError } from './features/prohibis-error/prohibis-error.widget';
import { prohibisHeader } from './features/prohibis-header/prohibis-header.widget';
import { prohibisOrderPage } from './features/prohibis-order-page/prohibis-order-page.widget';
import { prohibisStoreNumber } from './features/prohibis-store-number/prohibis-store-number.widget';

/** All widgets of this micro-frontend. */
export const widgets: readonly AnyWidget[] = [
  prohibisHeader,
  prohibisStoreNumber,
  prohibisArticleList,
  prohibisError,
  prohibisOrderPage,
];
