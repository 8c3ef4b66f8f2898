import type { ProductDetail } from '@fachwerk/shared/contracts';
import { Card } from '@fachwerk/shared/ui';
import { useOfflineNotice, useTopic } from '@fachwerk/shared/widget';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../plain-click';
import styles from './BuyBox.module.css';
import type { ShownProduct } from './product-details-api';
import { ProductOffer } from './ProductOffer.static';
import { StoreAvailability } from './StoreAvailability';

interface BuyBoxProps {
  product: ShownProduct;
  detail: ProductDetail | undefined;
  /** Quantity and button; null if the product is not orderable. */
  order: ReactNode;
  /** Id of the form in `order`. */
  orderFormId: string | undefined;
}

/** Variant, price, availability and quantity, in the order of the decision. */
export function BuyBox({ product, detail, order, orderFormId }: BuyBoxProps) {
  const noticeOffline = useOfflineNotice();
  const isOtherSite = useTopic('isOtherSite');

  /** Links of the variants, which a static part contains. */
  function keepPageOffline(event: MouseEvent): void {
    const isLink = event.target instanceof Element && event.target.closest('a');
    if (isLink && isPlainClick(event) && noticeOffline()) event.preventDefault();
  }

  return (
    <Card className={styles.box}>
      <div onClick={keepPageOffline}>
        <ProductOffer detail={detail} />
      </div>
      {order}
      {!isOtherSite && !product.isRecalled && (
        <StoreAvailability product={product} orderFormId={orderFormId} />
      )}
    </Card>
  );
}
