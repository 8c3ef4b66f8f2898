import { editCart, nativeForm } from '@fachwerk/shared/calls';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { Button, QuantityField } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import type { CartLineIds } from '../state/cart-changes';
import { LineFields } from './LineFields';
import styles from './QuantityForm.module.css';

interface QuantityFormProps {
  line: CartLineIds;
  name: string;
  quantity: number;
  /** 0 removes the line. The server reduces the quantity to the stock and returns the reason. */
  onCommit: (quantity: number) => void;
}

/** Applies a change at once; without script it is a form with a button. */
export function QuantityForm({ line, name, quantity, onCommit }: QuantityFormProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const { attributes, field } = nativeForm(editCart, apiOrigin);
  const isHydrated = useIsHydrated();

  /** The button was pressed before the hydration, which removes it. */
  function commitSent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = Number(new FormData(event.currentTarget).get(field('quantity')));
    if (Number.isInteger(sent) && sent !== quantity) onCommit(sent);
  }

  return (
    <form className={styles.form} {...attributes} onSubmit={commitSent}>
      <LineFields {...line} />
      <QuantityField
        name={field('quantity')}
        label={text('cart.line.quantity', { name })}
        isLabelHidden
        increaseLabel={text('cart.line.increase', { name })}
        decreaseLabel={text('cart.line.decrease', { name })}
        value={quantity}
        min={0}
        max={MAX_LINE_QUANTITY}
        onCommit={onCommit}
      />
      {!isHydrated && (
        <Button type="submit" className={styles.update} aria-label={text('cart.line.updateLabel', { name })}>
          {text('cart.line.update')}
        </Button>
      )}
    </form>
  );
}
