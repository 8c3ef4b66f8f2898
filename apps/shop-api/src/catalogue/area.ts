import { identity } from '../identity/area';
import { defineArea } from '../kernel/context/define-area';
import { deskItemRoutes } from './desk/desk-item-routes';
import { priceEntryJobs } from './desk/price-entry-jobs';
import { releaseBookRoutes } from './desk/release-book-routes';
import { releaseJobs } from './desk/release-jobs';
import { releaseRoutes } from './desk/release-routes';
import { guaranteeLabelRoutes } from './documents/guarantee-label-routes';
import { productDocumentRoutes } from './documents/product-document-routes';
import { itemRoutes } from './items/item-routes';
import { navigationRoutes } from './navigation/navigation-routes';
import { discontinuedRoutes } from './products/discontinued-routes';
import { productJobs } from './products/product-jobs';
import { productRoutes } from './products/product-routes';
import { recallCleanup } from './recalls/recall-cleanup';
import { recallRoutes } from './recalls/recall-routes';
import { catalogueServices } from './services';
import { sitemapRoutes } from './sitemap/sitemap-routes';
import { storeOfferRoutes } from './stores/store-offer-routes';
import { suggestionJobs } from './suggestions/suggestion-jobs';
import { suggestionRoutes } from './suggestions/suggestion-routes';
import { supplyRoutes } from './supply/supply-routes';
import { synonymRoutes } from './synonyms/synonym-routes';

/** What the shop sells: import, prices, products and items, search. */
export const catalogue = defineArea({
  name: 'catalogue',
  needs: [identity],
  services: catalogueServices,
  routes: [
    itemRoutes,
    deskItemRoutes,
    releaseRoutes,
    releaseBookRoutes,
    navigationRoutes,
    guaranteeLabelRoutes,
    productDocumentRoutes,
    productRoutes,
    recallRoutes,
    discontinuedRoutes,
    (app, context) => sitemapRoutes(app, context),
    storeOfferRoutes,
    suggestionRoutes,
    supplyRoutes,
    synonymRoutes,
  ],
  jobs: [priceEntryJobs, productJobs, recallCleanup, releaseJobs, suggestionJobs],
});
