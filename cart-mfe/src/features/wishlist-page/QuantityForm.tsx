import { changeWishlistQuantity, nativeForm } from '@fachwerk/shared/calls';
import type { WishlistEntry } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { Button, QuantityField } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import styles from './LineForm.module.css';
import type { WishlistControl } from './use-wishlist';

/** Applies a change at once; without script it is a form with a button. */
export function QuantityForm({ entry, control }: { entry: WishlistEntry; control: WishlistControl }) {
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const { attributes, field } = nativeForm(changeWishlistQuantity, usePlatform().config.apiOrigin);
  const { entryId, quantity, product } = entry;
  const { name } = product;

  const commit = (wanted: number) => {
    if (wanted === 0) control.remove(entry);
    else if (wanted !== quantity) control.change({ kind: 'quantity', entryId, quantity: wanted });
  };
  /** The button was pressed before the hydration, which removes it. */
  function commitSent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = Number(new FormData(event.currentTarget).get(field('quantity')));
    if (Number.isInteger(sent)) commit(sent);
  }

  return (
    <form className={styles.form} {...attributes} onSubmit={commitSent}>
      <input type="hidden" name={field('entryId')} value={entryId} />
      <QuantityField
        name={field('quantity')}
        label={text('wishlist.line.quantity', { name })}
        isLabelHidden
        increaseLabel={text('wishlist.line.increase', { name })}
        decreaseLabel={text('wishlist.line.decrease', { name })}
        value={quantity}
        min={0}
        max={MAX_LINE_QUANTITY}
        onCommit={commit}
      />
      {!isHydrated && (
        <Button
          type="submit"
          className={styles.update}
          aria-label={text('wishlist.line.updateLabel', { name })}
        >
          {text('wishlist.line.update')}
        </Button>
      )}
    </form>
  );
}
