import { addToCart, nativeForm } from '@fachwerk/shared/calls';
import { MessageBox, QuantityField } from '@fachwerk/shared/ui';
import { failureText, faultOf, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, type RefObject, useState } from 'react';
import { AddButton } from './AddButton';
import styles from './AddToCart.module.css';
import { maxQuantity, type ShownProduct } from './product-details-api';
import type { AddToCartControl } from './use-add-to-cart';

interface AddToCartProps {
  product: ShownProduct;
  control: AddToCartControl;
  formId: string;
  /** The element around the button: its visibility is observed. */
  buttonRef: RefObject<HTMLDivElement | null>;
}

/** Quantity and button. Without script a form that leads to the cart; with script the page stays. */
export function AddToCart({ product, control, formId, buttonRef }: AddToCartProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const [quantity, setQuantity] = useState(1);
  const [isReduced, setReduced] = useState(false);
  const max = maxQuantity(product);
  const { attributes, field } = nativeForm(addToCart, apiOrigin);

  function addWithoutLeaving(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // The value of the field, which may not be committed yet.
    const typed = Math.floor(Number(new FormData(event.currentTarget).get('quantity')));
    const wanted = Math.min(Math.max(typed || 1, 1), max);
    setQuantity(wanted);
    if (typed > max) setReduced(true);
    control.add(wanted);
  }

  return (
    <>
      <form id={formId} {...attributes} noValidate onSubmit={addWithoutLeaving}>
        <input type="hidden" name={field('itemId')} value={product.itemId} />
        <input type="hidden" name={field('productId')} value={product.productId} />
        <div className={styles.row}>
          <QuantityField
            className={styles.quantity}
            label={text('productDetail.quantity')}
            isLabelHidden
            decreaseLabel={text('productDetail.quantity.decrease')}
            increaseLabel={text('productDetail.quantity.increase')}
            name={field('quantity')}
            value={quantity}
            max={max}
            onCommit={(chosen) => {
              setQuantity(chosen);
              setReduced(false);
            }}
            onReduced={() => setReduced(true)}
          />
          <div className={styles.button} ref={buttonRef}>
            <AddButton control={control} form={formId} size="large" />
          </div>
        </div>
      </form>
      <Outcome state={control.state} limit={isReduced ? max : null} />
    </>
  );
}

interface OutcomeProps extends Pick<AddToCartControl, 'state'> {
  /** The available quantity, if the visitor asked for more. */
  limit: number | null;
}

function Outcome({ state, limit }: OutcomeProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <>
      <div role="status">
        {limit !== null && (
          <p className={styles.limit}>{text('productDetail.quantity.limit', { count: limit })}</p>
        )}
        {state.status === 'done' && state.answer.available === null && (
          <p className={styles.done}>
            {text('productDetail.added.status', { count: state.input })}{' '}
            <a href={pageUrls.basket}>{text('productDetail.added.toCart')}</a>
          </p>
        )}
        {state.status === 'done' && state.answer.available !== null && (
          <MessageBox
            tone="warning"
            className={styles.message}
            actions={<a href={pageUrls.basket}>{text('productDetail.added.toCart')}</a>}
          >
            {text('productDetail.added.reduced', { count: state.answer.available })}
          </MessageBox>
        )}
      </div>
      {state.status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          className={styles.message}
          title={text('productDetail.failedAdd.title')}
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
