import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from '../field/FieldFrame';
import { joinClasses } from '../join-classes';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** At the end of the line in muted figures, e.g. the number of products of a filter. */
  note?: string;
  error?: string;
}

export function Checkbox({
  label,
  note,
  error,
  id: givenId,
  className,
  'aria-describedby': describedBy,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <div className={className}>
      <label className={joinClasses(styles.row, input.disabled && styles.disabled)}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, describedBy].filter(Boolean).join(' ') || undefined}
        />
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {error && <FieldError id={errorId} text={error} />}
    </div>
  );
}
