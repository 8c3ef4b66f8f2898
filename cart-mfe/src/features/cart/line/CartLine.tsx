import type { CartPosition } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { joinClasses, Price, Spinner, TruckIcon, UnitPrice, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { Ref } from 'react';
import { FailureBox } from '../FailureBox';
import type { CartFailure } from '../state/cart-failure';
import type { CartStore } from '../state/cart-store';
import styles from './CartLine.module.css';
import { LineNotices } from './LineNotices';
import { QuantityForm } from './QuantityForm';
import { RemoveForm } from './RemoveForm';

interface CartLineProps {
  position: CartPosition;
  companyId: string | undefined;
  /** The requested quantity; the quantity of the position unless a change is pending. */
  quantity: number;
  isPending: boolean;
  failure: CartFailure | undefined;
  store: CartStore;
  nameRef: Ref<HTMLAnchorElement>;
}

export function CartLine(props: CartLineProps) {
  const { position, companyId, quantity, isPending, failure, store, nameRef } = props;
  const text = useMessages();
  const { entryId, itemId, name, variantName, brand, url, pricesInfo, linePrice, deliveryText } = position;
  const line = { entryId, itemId, companyId };
  // Not required where it equals the price (PAngV §4).
  const unitPrice =
    pricesInfo.unitPrice?.price === pricesInfo.displayPrice.displayValue ? undefined : pricesInfo.unitPrice;
  const isGift = position.freePromotionProduct === true;
  // The quantity of gifts and gift cards is fixed (domain 4.2).
  const isFixed = isGift || position.giftCardValue !== undefined;

  return (
    <article className={styles.line} aria-busy={isPending || undefined}>
      <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
        <ProductPicture image={position.image} size="thumbnail" isDecorative />
      </a>
      <div className={styles.product}>
        <p className={styles.brand}>{brand.name}</p>
        <h3 className={styles.name}>
          <a className={styles.link} href={url} ref={nameRef}>
            {name}
          </a>
        </h3>
        {variantName && <p className={styles.detail}>{variantName}</p>}
        <p className={styles.detail}>
          {text('cart.line.unitPrice')}{' '}
          <span className={styles.amount}>{pricesInfo.displayPrice.displayValue}</span>
          {pricesInfo.displayPriceUnit && ` / ${pricesInfo.displayPriceUnit}`}
        </p>
        {unitPrice && <UnitPrice price={unitPrice.price} unit={unitPrice.unit} />}
        {deliveryText && !companyId && (
          <p className={styles.delivery}>
            <TruckIcon size={20} />
            <span>
              {text('cart.line.delivery')} <span className={styles.date}>{deliveryText}</span>
            </span>
          </p>
        )}
      </div>
      <div className={styles.quantity}>
        {isFixed ? (
          <p>{text('cart.line.quantityFixed', { quantity })}</p>
        ) : (
          <QuantityForm
            line={line}
            name={name}
            quantity={quantity}
            onCommit={(wanted) => store.change({ kind: 'quantity', ...line, quantity: wanted })}
          />
        )}
      </div>
      <p className={joinClasses(styles.price, isPending && styles.pending)}>
        {isPending && <Spinner size={16} />}
        <VisuallyHidden>{text('cart.line.price', { quantity: position.quantity })} </VisuallyHidden>
        {isGift ? text('cart.line.free') : <Price value={linePrice.displayValue} size="small" />}
      </p>
      {!isGift && (
        <RemoveForm
          className={styles.remove}
          line={line}
          name={name}
          onRemove={() => store.change({ kind: 'remove', ...line })}
        />
      )}
      <div className={styles.notices}>
        {failure && <FailureBox failure={failure} store={store} />}
        <LineNotices position={position} />
      </div>
    </article>
  );
}
