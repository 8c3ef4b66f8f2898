import type { CartPosition, StoreStock } from '@fachwerk/shared/contracts';
import { countText, ProductPicture } from '@fachwerk/shared/product';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { joinClasses, Price, Spinner, VisuallyHidden } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePriceText } from '@fachwerk/shared/widget';
import type { Ref } from 'react';
import { orderablePieces } from '../../../orderable-pieces';
import { FailureBox } from '../FailureBox';
import type { CartFailure } from '../state/cart-failure';
import type { CartStore } from '../state/cart-store';
import styles from './CartLine.module.css';
import { LineFacts } from './LineFacts';
import { LineNotices } from './LineNotices';
import { LinePrices } from './LinePrices';
import { MoveForm } from './MoveForm';
import { QuantityForm } from './QuantityForm';
import { RemoveForm } from './RemoveForm';
import { storeOffer } from './store-offer';

/** All that is in stock; a line without a stock limit ends at the most of one line. */
const isAtStock = ({ maxStock, stockErrorData }: CartPosition, quantity: number): boolean =>
  quantity === maxStock && maxStock < MAX_LINE_QUANTITY && !stockErrorData;

interface CartLineProps {
  position: CartPosition;
  /** Store of a reserved line. */
  companyId: string | undefined;
  /** Store of the reservation, else the chosen one. */
  storeName: string | undefined;
  /** Its stock of the line. */
  storeStock: StoreStock | undefined;
  /** The store has been asked: without `storeStock` it does not sell the item. */
  isStockKnown: boolean;
  hasStores: boolean;
  reservationStoreId: string | undefined;
  /** The requested quantity; the quantity of the position unless a change is pending. */
  quantity: number;
  isPending: boolean;
  failure: CartFailure | undefined;
  store: CartStore;
  nameRef: Ref<HTMLAnchorElement>;
}

export function CartLine(props: CartLineProps) {
  const { position, companyId, quantity, isPending, failure, store, nameRef, reservationStoreId } = props;
  const { storeName, storeStock, isStockKnown, hasStores } = props;
  const text = useMessages();
  const language = useContentLanguage();
  const priceText = usePriceText();
  const { entryId, itemId, name, variantName, brand, url, pricesInfo, linePrice } = position;
  const orderable = orderablePieces(position);
  const line = { entryId, itemId, companyId };
  const isGift = position.freePromotionProduct === true;
  // The quantity of gifts and gift cards is fixed (domain 4.2).
  const isFixed = isGift || position.giftCardValue !== undefined;
  const isLeftOut = orderable === 0;
  const to = companyId === undefined ? 'RESERVATION' : 'ONLINE';
  const isMovable = !isFixed && position.storeProof === undefined && (to === 'ONLINE' || hasStores);
  /** The store that the line could be collected in instead of being ordered online. */
  const offer = isMovable && to === 'RESERVATION' ? storeOffer(storeName, storeStock) : undefined;

  /** The notice of a line that cannot be ordered leads to the store. */
  const isMoveInNotice = isLeftOut && to === 'RESERVATION' && position.stockErrorData !== undefined;
  const moveForm = isMovable && (to === 'ONLINE' || !isStockKnown || offer) && (
    <MoveForm
      entryId={entryId}
      itemId={itemId}
      name={name}
      to={to}
      offer={isMoveInNotice ? undefined : offer}
      isQuiet={!isMoveInNotice}
      reservationStoreId={reservationStoreId}
      onMove={(storeId) =>
        store.change({
          kind: 'move',
          ...line,
          to,
          storeId,
        })
      }
    />
  );

  return (
    <article className={styles.line} aria-busy={isPending || undefined}>
      <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
        <ProductPicture image={position.image} size="thumbnail" isDecorative />
      </a>
      <div className={styles.product}>
        <p className={styles.brand}>{brand.name}</p>
        <h3 className={styles.name} lang={language}>
          <a className={styles.link} href={url} ref={nameRef}>
            {name}
          </a>
        </h3>
        {variantName && (
          <p className={styles.detail} lang={language}>
            {variantName}
          </p>
        )}
        {!isGift && <LinePrices {...position} />}
        <LineFacts
          position={position}
          stock={storeStock}
          offer={offer}
          isReserved={companyId !== undefined}
        />
      </div>
      <div className={styles.quantity}>
        {isFixed || isLeftOut ? (
          <p className={styles.fixed}>{text('cart.line.quantityFixed', { quantity })}</p>
        ) : (
          <QuantityForm
            line={line}
            name={name}
            quantity={quantity}
            maxStock={position.maxStock}
            pricesInfo={pricesInfo}
            isLimited={isAtStock(position, quantity)}
            onCommit={(wanted) => store.change({ kind: 'quantity', ...line, quantity: wanted })}
          />
        )}
      </div>
      <p className={joinClasses(styles.price, isPending && styles.pending)}>
        {isPending && <Spinner size={16} />}
        {isLeftOut ? (
          <span className={styles.leftOut}>{text('cart.line.notInSum')}</span>
        ) : (
          <>
            <VisuallyHidden>
              {text('cart.line.price', { amount: countText(text, orderable, pricesInfo) })}{' '}
            </VisuallyHidden>
            {isGift ? (
              <span className={styles.gift}>{text('cart.line.free')}</span>
            ) : (
              <Price value={priceText(linePrice)} size="small" />
            )}
          </>
        )}
      </p>
      {!isGift && (
        <div className={styles.actions}>
          <RemoveForm line={line} name={name} onRemove={() => store.change({ kind: 'remove', ...line })} />
          {!isMoveInNotice && moveForm}
        </div>
      )}
      <div className={styles.notices}>
        {failure && <FailureBox failure={failure} store={store} />}
        <LineNotices position={position} offer={offer} moveForm={isMoveInNotice && moveForm} />
      </div>
    </article>
  );
}
