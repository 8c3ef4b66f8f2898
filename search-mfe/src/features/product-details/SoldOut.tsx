import type { ProductDetail } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

/** Leads to another variant or to the category of a product that cannot be ordered. */
export function SoldOut({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const { category } = product;

  return (
    <MessageBox
      tone="info"
      title={text('productDetail.soldOut.title')}
      actions={
        <Button size="small" href={category.url}>
          {text('productDetail.soldOut.action', { category: category.name })}
        </Button>
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
