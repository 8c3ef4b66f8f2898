import type { AnyWidget } from '@fachwerk/shared/widget';
import { cartStoresPage } from './features/cart-stores-page/cart-stores-page.widget';
import { marketSearch } from './features/market-search/market-search.widget';
import { marketTeaser } from './features/market-teaser/market-teaser.widget';
import { regionalStoresPage } from './features/regional-stores-page/regional-stores-page.widget';
import { storeAdvertisementPage } from './features/store-advertisement-page/store-advertisement-page.widget';
import { storeDesk } from './features/store-desk/store-desk.widget';
import { storeDetailsPage } from './features/store-details-page/store-details-page.widget';
import { storePage } from './features/store-details-page/store-page.widget';
import { storeDetailsPageClassic } from './features/store-details-page-classic/store-details-page-classic.widget';
import { storeNewsTeaser } from './features/store-news-teaser/store-news-teaser.widget';
import { storeRecommendationBanner } from './features/store-recommendation-banner/store-recommendation-banner.widget';
import { storeRecommendationLayer } from './features/store-recommendation-layer/store-recommendation-layer.widget';
import { storeRequestLayer } from './features/store-request-layer/store-request-layer.widget';
import { storeTile } from './features/store-tile/store-tile.widget';
import { storefinderLayer } from './features/storefinder-layer/storefinder-layer.widget';
import { storefinderPage } from './features/storefinder-page/storefinder-page.widget';
import { transportRental } from './features/transport-rental/transport-rental.widget';

/** All widgets of this micro-frontend. */
export const widgets: AnyWidget[] = [
  storefinderLayer,
  storeTile,
  storefinderPage,
  cartStoresPage,
  storeDetailsPage,
  storePage,
  storeDetailsPageClassic,
  regionalStoresPage,
  storeAdvertisementPage,
  storeRequestLayer,
  marketSearch,
  marketTeaser,
  storeNewsTeaser,
  storeRecommendationBanner,
  storeRecommendationLayer,
  transportRental,
  storeDesk,
];
