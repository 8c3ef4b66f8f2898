import type { ProductDetail } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { backInStockFormUrl } from '../../urls';
import { wantedItem } from '../back-in-stock/wanted-item';

/** `event` is found by the build as one that is sent. */
const LAYER = { event: 'search:back-in-stock-requested' };

/**
 * For a product that cannot be ordered: leads to the request for a mail when it is back, to another variant,
 * and to the category.
 */
export function SoldOut({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const { backInStock } = usePlatform().config.pageUrls;
  const { category } = product;

  return (
    <MessageBox
      tone="info"
      title={text('productDetail.soldOut.title')}
      actions={
        <>
          {backInStock && (
            <Button
              variant="primary"
              size="small"
              rel="nofollow"
              href={backInStockFormUrl(backInStock, product)}
              data-opens={LAYER.event}
              data-opens-with={JSON.stringify(wantedItem(product))}
            >
              {text('backInStock.open')}
            </Button>
          )}
          <Button size="small" href={category.url}>
            {text('productDetail.soldOut.action', { category: category.name })}
          </Button>
        </>
      }
    >
      {text(reason(product))}
    </MessageBox>
  );
}

function reason({ variations, nextDelivery }: ProductDetail): string {
  const hasOther = variations.some(({ options }) =>
    options.some(({ selected, statusOnline }) => !selected && statusOnline === 'Available'),
  );
  if (hasOther) return 'productDetail.soldOut.otherVariant';
  return nextDelivery ? 'productDetail.soldOut.expected' : 'productDetail.soldOut.text';
}
