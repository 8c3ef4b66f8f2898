import { type ComponentPropsWithRef, useId } from 'react';
import { FieldError } from '../field/FieldFrame';
import { joinClasses } from '../join-classes';
import styles from './RadioGroup.module.css';

type RadioAttributes = Pick<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'disabled' | 'required'
>;

export interface RadioGroupProps extends RadioAttributes {
  /** Legend of the group. */
  label: string;
  /** After the label, e.g. "(optional)". */
  labelNote?: string;
  hint?: string;
  error?: string;
  name: string;
  options: readonly { value: string; label: string }[];
  className?: string;
}

/** Radio buttons with a legend. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, labelNote, hint, error, name, options, className, value, defaultValue, ...input } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={styles.legend}>
        {label}
        {labelNote && <span className={styles.note}> {labelNote}</span>}
      </legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={joinClasses(styles.option, input.disabled && styles.disabled)}>
            <input
              {...input}
              type="radio"
              id={`${id}-${index}`}
              name={name}
              value={option.value}
              {...(value !== undefined
                ? { checked: value === option.value }
                : { defaultChecked: defaultValue === option.value })}
              className={styles.dot}
              // aria-invalid is not allowed on radio buttons: each one references the error instead.
              data-invalid={error ? true : undefined}
              aria-describedby={errorId}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
}
