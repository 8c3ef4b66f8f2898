import type { WidgetProps } from '@fachwerk/shared/widget';
import type { CategoryInStock } from './find-in-stock';
import { InStockNow } from './InStockNow.static';
import type { StorePageData } from './load-store-page';
import type { StoreDetailsPageProps } from './store-details-page.props';
import { StorePageView } from './StorePageView';

export interface StoreDetailsPageData extends StorePageData {
  /** "kept": not sent to the browser, which keeps the server's HTML. */
  inStock: readonly CategoryInStock[] | 'kept';
}

export function StoreDetailsPage({ data }: WidgetProps<StoreDetailsPageProps, StoreDetailsPageData>) {
  return (
    <StorePageView data={data}>
      <InStockNow categories={data.inStock} />
    </StorePageView>
  );
}
