import { addToCart, nativeForm } from '@fachwerk/shared/calls';
import { countText } from '@fachwerk/shared/product';
import { QuantityField } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, type RefObject, useState } from 'react';
import { useStoreStock } from '../store-stock/use-store-stock';
import { AddButton } from './AddButton';
import { AddOutcome } from './AddOutcome';
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
  const [note, setNote] = useState<string | null>(null);
  const { stockOf } = useStoreStock([product.itemId]);
  const max = maxQuantity(product);
  const stock = stockOf(product.itemId);
  // The reservation uses the same field: the store may have more than is sold online.
  const fieldMax = stock?.statusStore === 'Available' ? Math.max(max, stock.quantity) : max;
  const { attributes, field } = nativeForm(addToCart, apiOrigin);

  useBusEvent('search:quantity-chosen', ({ itemId, quantity: chosen }) => {
    if (itemId !== product.itemId) return;
    setQuantity(Math.min(chosen, max));
    setNote(text('productDetail.quantity.chosen', { count: Math.min(chosen, max) }));
  });

  const noteLimit = (requested: number) =>
    setNote(
      requested > max
        ? text('productDetail.quantity.limit', { amount: countText(text, max, product.pricesInfo) })
        : null,
    );

  function addWithoutLeaving(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // The value of the field, which may not be committed yet.
    const typed = Math.floor(Number(new FormData(event.currentTarget).get('quantity')));
    const wanted = Math.min(Math.max(typed || 1, 1), max);
    setQuantity(wanted);
    if (typed > max) noteLimit(typed);
    control.add({ quantity: wanted });
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
            max={fieldMax}
            onCommit={(chosen, requested) => {
              setQuantity(chosen);
              noteLimit(requested);
            }}
          />
          <div className={styles.button} ref={buttonRef}>
            <AddButton control={control} form={formId} size="large" />
          </div>
        </div>
      </form>
      <AddOutcome state={control.state} kind="added" prices={product.pricesInfo} note={note} />
    </>
  );
}
