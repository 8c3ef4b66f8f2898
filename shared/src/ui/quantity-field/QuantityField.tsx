import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { FieldFrame, type FieldTexts } from '../field/FieldFrame';
import { MinusIcon, PlusIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import styles from './QuantityField.module.css';
import { MAX_LINE_QUANTITY } from '../../rules/shop-rules';

export interface QuantityFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'min' | 'max' | 'onChange'> {
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  min?: number;
  max?: number;
  /** The visitor chose another amount: by a button, or by leaving the input or pressing Enter in it. Always within min and max. */
  onCommit?: (quantity: number) => void;
  /** The typed quantity is above `max` and was reduced to it. Called after `onCommit`. */
  onReduced?: () => void;
  /** A change is on its way: the field shows the new amount and takes no further one. */
  isPending?: boolean;
}

/** A number with minus and plus. Without script it is the browser's own number input, sent under `name`. */
export function QuantityField({
  label,
  labelNote,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  decreaseLabel,
  increaseLabel,
  value,
  min = 1,
  max = MAX_LINE_QUANTITY,
  onCommit,
  onReduced,
  isPending = false,
  disabled = false,
  ...input
}: QuantityFieldProps) {
  // What is being typed; null while the field shows the value it was given.
  const [draft, setDraft] = useState<string | null>(null);

  function commit(quantity: number): void {
    setDraft(null);
    const allowed = Math.min(Math.max(quantity, min), max);
    if (allowed !== value && !isPending) onCommit?.(allowed);
    if (quantity > max) onReduced?.();
  }

  function commitDraft(): void {
    if (draft === null) return;
    const typed = Number(draft);
    if (draft.trim() === '' || !Number.isInteger(typed)) setDraft(null);
    else commit(typed);
  }

  function commitOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' || !onCommit) return;
    // The form around it is for visitors without script.
    event.preventDefault();
    commitDraft();
  }

  return (
    <FieldFrame {...{ label, labelNote, isLabelHidden, hint, error, id, className, describedBy }}>
      {(wiring) => (
        <span
          className={joinClasses(styles.frame, isPending && styles.pending, disabled && styles.disabled)}
          aria-busy={isPending || undefined}
        >
          <button
            type="button"
            className={styles.step}
            aria-label={decreaseLabel}
            aria-controls={wiring.id}
            disabled={disabled || value <= min}
            aria-disabled={isPending || undefined}
            onClick={() => commit(value - 1)}
          >
            <MinusIcon size={16} />
          </button>
          <input
            {...input}
            {...wiring}
            className={styles.input}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            step={1}
            min={min}
            max={max}
            disabled={disabled}
            value={draft ?? value}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commitDraft}
            onKeyDown={commitOnEnter}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={increaseLabel}
            aria-controls={wiring.id}
            disabled={disabled || value >= max}
            aria-disabled={isPending || undefined}
            onClick={() => commit(value + 1)}
          >
            <PlusIcon size={16} />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
