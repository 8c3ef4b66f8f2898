import type { PricesInfo } from '@fachwerk/shared/contracts';
import { countText } from '@fachwerk/shared/product';
import { MessageBox } from '@fachwerk/shared/ui';
import { failureText, faultOf, useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './AddToCart.module.css';
import type { AddToCartControl } from './use-add-to-cart';

interface AddOutcomeProps extends Pick<AddToCartControl, 'state'> {
  /** The texts: added to the cart, or to the reservation in a store. */
  kind: 'added' | 'reserved';
  prices: PricesInfo;
  /** About the quantity, e.g. that it was reduced. */
  note?: string | null;
}

/** What has become of an addition: announced, with a link to the cart. */
export function AddOutcome({ state, kind, prices, note = null }: AddOutcomeProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const amountOf = (count: number) => countText(text, count, prices);
  // The checkout verifies the cart as the cart does, and shows it before the order.
  const checkout = kind === 'added' ? pageUrls.checkout : undefined;
  const toCart = (
    <>
      <a className={styles.next} href={pageUrls.basket}>
        {text('productDetail.added.toCart')}
      </a>{' '}
      {checkout && (
        <a className={styles.next} href={checkout}>
          {text('productDetail.added.toCheckout')}
        </a>
      )}
    </>
  );

  return (
    <>
      <div role="status">
        {note !== null && <p className={styles.note}>{note}</p>}
        {state.status === 'done' && state.answer.available === null && (
          <p className={styles.done}>
            {text(`productDetail.${kind}.status`, { amount: amountOf(state.input.quantity) })} {toCart}
          </p>
        )}
        {state.status === 'done' && state.answer.available !== null && (
          <MessageBox tone="warning" className={styles.message} actions={toCart}>
            {text(`productDetail.${kind}.reduced`, { amount: amountOf(state.answer.available) })}
          </MessageBox>
        )}
      </div>
      {state.status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          className={styles.message}
          title={text(`productDetail.failed.${kind}`)}
        >
          {failureText(text, state.error)}
          {!isRefused(state.error) && ` ${text('productDetail.failedAdd.notTwice')}`}
        </MessageBox>
      )}
    </>
  );
}

/**
 * A refused addition is not in the cart. After other failures it may be; the retry has the same idempotency
 * key.
 */
const isRefused = (error: unknown): boolean => ['refused', 'session', 'tooMany'].includes(faultOf(error));
