import { priceText, unitPriceText } from '@fachwerk/shared/format';
import { unitPriceToShow, unitText } from '@fachwerk/shared/product';
import { joinClasses, Price } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { RefObject } from 'react';
import { AddButton } from './AddButton';
import type { ShownProduct } from './product-details-api';
import styles from './StickyBar.module.css';
import type { AddToCartControl } from './use-add-to-cart';
import { useIsInView } from './use-is-in-view';

interface StickyBarProps {
  product: ShownProduct;
  control: AddToCartControl;
  formId: string;
  /** The button in the page: while it is visible, the bar is hidden. */
  buttonRef: RefObject<HTMLElement | null>;
}

/**
 * Price and button at the lower edge of small screens. It sticks within the product and so does not cover the
 * footer. It submits the same form and so works without script.
 */
export function StickyBar({ product, control, formId, buttonRef }: StickyBarProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const isButtonInView = useIsInView(buttonRef);
  const { displayPrice } = product.pricesInfo;
  const unitPrice = unitPriceToShow(product.pricesInfo);

  return (
    <div className={joinClasses(styles.bar, isButtonInView && styles.hidden)} data-bottom-bar>
      <p className={styles.price}>
        <Price value={priceText(displayPrice, shopLocale)} />
        {unitPrice && (
          <span className={styles.unit}>
            {unitPriceText(unitPrice, shopLocale)} / {unitText(text, unitPrice.unit, shopLocale)}
          </span>
        )}
      </p>
      <div className={styles.button}>
        <AddButton control={control} form={formId} />
      </div>
    </div>
  );
}
