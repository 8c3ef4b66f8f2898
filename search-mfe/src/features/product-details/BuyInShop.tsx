import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { isOrderable } from '../../is-orderable';
import { itemUrl } from '../../urls';
import styles from './AddToCart.module.css';
import type { ShownProduct } from './product-details-api';

/** On a page of another site, which has no cart: leads to the item in the shop. */
export function BuyInShop({ product }: { product: ShownProduct }) {
  const text = useMessages();
  const key = isOrderable(product) ? 'buy' : 'show';

  return (
    <div>
      <Button variant="primary" size="large" isWide href={itemUrl(product)}>
        {text(`productDetail.inShop.${key}`)}
      </Button>
      {key === 'buy' && <p className={styles.note}>{text('productDetail.inShop.note')}</p>}
    </div>
  );
}
