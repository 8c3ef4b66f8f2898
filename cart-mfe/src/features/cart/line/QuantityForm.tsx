import { editCart, nativeForm } from '@fachwerk/shared/calls';
import type { CartPosition } from '@fachwerk/shared/contracts';
import { countText } from '@fachwerk/shared/product';
import { Button, QuantityField } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, useId } from 'react';
import type { CartLineIds } from '../state/cart-changes';
import { LineFields } from './LineFields';
import styles from './QuantityForm.module.css';

interface QuantityFormProps {
  line: CartLineIds;
  name: string;
  quantity: number;
  /** The most that can be bought, as last read; the field offers no more. */
  maxStock: number;
  pricesInfo: CartPosition['pricesInfo'];
  /** Whether the line has all that can be bought and no other notice of it. */
  isLimited: boolean;
  /**
   * 0 removes the line. A typed quantity above `maxStock` is sent as it is: the server reduces it to its
   * stock and returns the reason.
   */
  onCommit: (quantity: number) => void;
}

/** Applies a change at once; without script it is a form with a button. */
export function QuantityForm({
  line,
  name,
  quantity,
  maxStock,
  pricesInfo,
  isLimited,
  onCommit,
}: QuantityFormProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const { attributes, field } = nativeForm(editCart, apiOrigin);
  const isHydrated = useIsHydrated();
  const limitId = useId();

  /** 0 removes the line; a number below it is a slip, and leaves one piece. */
  function commit(requested: number) {
    const wanted = requested < 0 ? 1 : requested;
    if (wanted !== quantity) onCommit(wanted);
  }

  /** The button was pressed before the hydration, which removes it. */
  function commitSent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = Number(new FormData(event.currentTarget).get(field('quantity')));
    if (Number.isInteger(sent)) commit(sent);
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
        aria-describedby={isLimited ? limitId : undefined}
        // A sold-out line can still be removed step by step.
        max={Math.max(1, maxStock)}
        onCommit={(_, requested) => commit(requested)}
      />
      {isLimited && (
        <p id={limitId} className={styles.limit}>
          {text('cart.line.limit', { amount: countText(text, maxStock, pricesInfo) })}
        </p>
      )}
      {!isHydrated && (
        <Button type="submit" className={styles.update} aria-label={text('cart.line.updateLabel', { name })}>
          {text('cart.line.update')}
        </Button>
      )}
    </form>
  );
}
