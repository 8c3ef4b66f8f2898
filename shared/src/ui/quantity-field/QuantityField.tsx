import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';
import { MAX_LINE_QUANTITY } from '../../rules/shop-rules';
import { FieldFrame, type FieldTexts } from '../field/FieldFrame';
import { MinusIcon, PlusIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import styles from './QuantityField.module.css';

export interface QuantityFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'min' | 'max' | 'onChange'> {
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  min?: number;
  max?: number;
  /**
   * Called with a quantity within min and max, and with the requested one: after a click on a button, on blur
   * or Enter of the input. A requested quantity above `max` is always reported, with its reason to be shown.
   */
  onCommit?: (quantity: number, requested: number) => void;
  /** A change is being sent: the field shows the new quantity and is read-only. */
  isPending?: boolean;
}

/** A number with minus and plus. Without script it is the browser's number input, sent as `name`. */
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
  isPending = false,
  disabled = false,
  ...input
}: QuantityFieldProps) {
  // The typed text; null while the field shows its value.
  const [draft, setDraft] = useState<string | null>(null);

  function commit(quantity: number): void {
    setDraft(null);
    const allowed = Math.min(Math.max(quantity, min), max);
    if ((allowed !== value || quantity > max) && !isPending) onCommit?.(allowed, quantity);
  }

  function commitDraft(): void {
    if (draft === null) return;
    const typed = Number(draft);
    if (draft.trim() === '' || !Number.isInteger(typed)) setDraft(null);
    else commit(typed);
  }

  function commitOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' || !onCommit) return;
    // The surrounding form is for browsers without script.
    event.preventDefault();
    commitDraft();
  }

  return (
    <FieldFrame
      label={label}
      labelNote={labelNote}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      id={id}
      className={className}
      describedBy={describedBy}
    >
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
