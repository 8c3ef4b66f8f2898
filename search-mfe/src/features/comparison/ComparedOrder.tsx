import { addToCart, nativeForm } from '@fachwerk/shared/calls';
import type { ProductDetail } from '@fachwerk/shared/contracts';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { isOrderable } from '../../is-orderable';

/**
 * Puts one piece of a compared item into the cart, for static parts. Without script the form leads to the
 * cart; `useOrderCompared` keeps the visitor here.
 */
export function ComparedOrder({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const { attributes, field } = nativeForm(addToCart, usePlatform().config.apiOrigin);
  if (!isOrderable(product)) return text('comparison.order.none');

  const { itemId, productId, name } = product;
  return (
    <form {...attributes} data-orders={name}>
      <input type="hidden" name={field('itemId')} value={itemId} />
      <input type="hidden" name={field('productId')} value={productId} />
      <input type="hidden" name={field('quantity')} value="1" />
      <Button type="submit" size="small" isWide aria-label={text('comparison.order.label', { name })}>
        {text('comparison.order.action')}
      </Button>
    </form>
  );
}
