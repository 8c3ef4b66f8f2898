import { defineStorePage } from './define-store-page';
import { StoreDetailsPageProps } from './store-details-page.props';

export const storeDetailsPage = defineStorePage('store-details-page', StoreDetailsPageProps);

export default storeDetailsPage;
