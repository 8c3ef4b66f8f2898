import { defineStorePage } from './define-store-page';
import { StoreDetailsPageProps } from './store-details-page.props';

export const storePage = defineStorePage('store-page', StoreDetailsPageProps);

export default storePage;
