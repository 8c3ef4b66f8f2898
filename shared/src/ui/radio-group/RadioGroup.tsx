import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
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
  /** Where the label is visible elsewhere. */
  isLabelHidden?: boolean;
  /** One option per line. */
  isStacked?: boolean;
  /** After the label, e.g. "(optional)". */
  labelNote?: string;
  hint?: string;
  error?: string;
  /** Id of the first radio button. */
  id?: string;
  name: string;
  /** `note` is at the end of the line in muted figures. */
  options: readonly { value: string; label: ReactNode; note?: string }[];
  className?: string;
}

/** Radio buttons with a legend. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, isLabelHidden, isStacked, labelNote, hint, error, ...others } = props;
  const { id: givenId, name, options, className, value, defaultValue, ...input } = others;
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={isLabelHidden ? styles.hidden : styles.legend}>
        {label}
        {labelNote && <span className={styles.note}> {labelNote}</span>}
      </legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={isStacked ? undefined : styles.options}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={joinClasses(
              styles.option,
              isStacked && styles.stacked,
              input.disabled && styles.disabled,
            )}
          >
            <input
              {...input}
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
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
            {option.note && <span className={styles.count}>{option.note}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
}
