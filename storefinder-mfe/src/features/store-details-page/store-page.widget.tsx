import { storeDetailsPage } from './store-details-page.widget';

/** Its name of before, in pages of before and in those of other sites. */
export const storePage = { ...storeDetailsPage, name: 'store-page' };

export default storePage;
