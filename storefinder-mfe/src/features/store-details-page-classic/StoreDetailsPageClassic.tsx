import type { HtmlNode } from '@fachwerk/shared/html';
import type { WidgetProps } from '@fachwerk/shared/widget';
import type { StorePageData } from '../store-details-page/load-store-page';
import { StorePageView } from '../store-details-page/StorePageView';
import { MarketContent } from './MarketContent.static';
import type { StoreDetailsPageClassicProps } from './store-details-page-classic.props';

export interface StoreDetailsPageClassicData extends StorePageData {
  /** "kept": not sent to the browser, which keeps the server's HTML. */
  content: readonly HtmlNode[] | 'kept';
}

type Props = WidgetProps<StoreDetailsPageClassicProps, StoreDetailsPageClassicData>;

export function StoreDetailsPageClassic({ data }: Props) {
  return (
    <StorePageView data={data}>
      <MarketContent nodes={data.content} />
    </StorePageView>
  );
}
