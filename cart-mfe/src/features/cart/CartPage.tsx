import type { CartContainer, FormAnswer, PendingOrder } from '@fachwerk/shared/contracts';
import { ArrowLeftIcon, VisuallyHidden } from '@fachwerk/shared/ui';
import {
  useMessages,
  usePlatform,
  usePriceText,
  useTopic,
  useVisitorStore,
  type WidgetProps,
} from '@fachwerk/shared/widget';
import type { CategoryLink } from '../../popular-categories/popular-categories';
import { AdjustedPositions } from './AdjustedPositions';
import type { CartPageProps } from './cart-page.props';
import { CartInShop } from './CartInShop';
import { CartMessages } from './CartMessages';
import styles from './CartPage.module.css';
import { Carts } from './Carts';
import { CartUnavailable } from './CartUnavailable';
import { EmptyCart } from './empty/EmptyCart';
import { FailureBox } from './FailureBox';
import { ParkedLines } from './parked/ParkedLines';
import type { ReservationStore } from './reservation/reservation-store';
import { StoreChangeQuestion } from './reservation/StoreChangeQuestion';
import { useReservationStore } from './reservation/use-reservation-store';
import { useCart } from './state/use-cart';
import { EMPTY_HEADING, useLineFocus } from './state/use-line-focus';

export interface CartPageData {
  /** null if the cart could not be loaded. */
  container: CartContainer | null;
  /** Empty unless the cart is empty. */
  categories: CategoryLink[];
  /** Undefined unless the cart is empty. */
  pendingOrder?: PendingOrder | null | undefined;
  /** Answer to the last form without script. */
  lastAnswer: FormAnswer | null;
  chosenStoreId?: string | undefined;
  /** A professional customer; known here before the page knows it. */
  isProhibis?: boolean | undefined;
  reservationStore: ReservationStore | null;
}

export function CartPage({ props, data }: WidgetProps<CartPageProps, CartPageData>) {
  const text = useMessages();
  const priceText = usePriceText();
  const { pageUrls } = usePlatform().config;
  const { state, store } = useCart(data.container);
  const rememberFocusTarget = useLineFocus(state);
  const { model } = state;
  const reservationStore = useReservationStore(model, data);
  const hasStores = useVisitorStore().hasStores && !data.isProhibis;

  if (useTopic('isOtherSite'))
    return (
      <div className={styles.page}>
        <CartInShop />
      </div>
    );

  if (!model) {
    return (
      <div className={styles.page}>
        <CartUnavailable state={state} store={store} />
      </div>
    );
  }

  const { onlineCart, reservationCart, cartSum, totalArticleCount, parkedPositions } = model;
  const isEmpty = !onlineCart && !reservationCart;
  const items = text('cart.count', { count: totalArticleCount });
  const adjusted = [...model.adjustedPositionsOnline, ...model.adjustedPositionsReservation];
  const failuresOfNoLine = state.failures.filter(({ change }) => !('entryId' in change));

  return (
    <div className={styles.page}>
      {!isEmpty && (
        <div className={styles.head}>
          <h1>{props.headline ?? text('cart.headline')}</h1>
          <p className={styles.count}>{items}</p>
        </div>
      )}
      <StoreChangeQuestion answer={data.lastAnswer} />
      <CartMessages messages={isEmpty ? state.messagesForEmptyBasket : state.messages} />
      {adjusted.length > 0 && <AdjustedPositions positions={adjusted} change={store.change} />}
      {failuresOfNoLine.map((failure) => (
        <FailureBox key={failure.change.kind} failure={failure} store={store} />
      ))}

      {isEmpty ? (
        <>
          {parkedPositions.length > 0 && <ParkedLines positions={parkedPositions} change={store.change} />}
          <EmptyCart
            categories={data.categories}
            pendingOrder={data.pendingOrder}
            headingRef={(heading) => rememberFocusTarget(EMPTY_HEADING, heading)}
          />
        </>
      ) : (
        <>
          <Carts
            container={model}
            found={reservationStore}
            hasStores={hasStores}
            isProhibis={data.isProhibis ?? false}
            state={state}
            store={store}
            rememberFocusTarget={rememberFocusTarget}
            paymentIcons={props.paymentIcons ?? []}
            lastAnswer={data.lastAnswer}
          />
          {parkedPositions.length > 0 && <ParkedLines positions={parkedPositions} change={store.change} />}
          <a className={styles.continue} href={pageUrls.start}>
            <ArrowLeftIcon size={20} />
            {text('cart.continueShopping')}
          </a>
        </>
      )}
      <p role="status">
        <VisuallyHidden>
          {state.settled &&
            (isEmpty
              ? text('cart.announcementEmpty')
              : text(cartSum.giftCard ? 'cart.announcementToPay' : 'cart.announcement', {
                  items,
                  total: priceText(cartSum.giftCard?.toPay ?? cartSum.total),
                }))}
        </VisuallyHidden>
      </p>
    </div>
  );
}
