import type { AnyWidget } from '@fachwerk/shared/widget';
import { regionalStoresPage } from './features/regional-stores-page/regional-stores-page.widget';
import { storeDetailsPage } from './features/store-details-page/store-details-page.widget';
import { storePage } from './features/store-details-page/store-page.widget';
import { storeRequestLayer } from './features/store-request-layer/store-request-layer.widget';
import { storeTile } from './features/store-tile/store-tile.widget';
import { storefinderLayer } from './features/storefinder-layer/storefinder-layer.widget';
import { storefinderPage } from './features/storefinder-page/storefinder-page.widget';

/** All widgets of this micro-frontend. */
export const widgets: AnyWidget[] = [
  storefinderLayer,
  storeTile,
  storefinderPage,
  storeDetailsPage,
  storePage,
  regionalStoresPage,
  storeRequestLayer,
];
