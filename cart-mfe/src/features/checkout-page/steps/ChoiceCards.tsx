import { useBoundField } from '@fachwerk/shared/forms';
import { ErrorIcon, joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import { useIsHydrated } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './ChoiceCards.module.css';

export interface Choice {
  value: string;
  title: ReactNode;
  /** 24 px high, or a picture. */
  icon?: ReactNode;
  /** Below the title, e.g. a date. */
  note?: ReactNode;
  /** At the end of the line, e.g. a price. */
  aside?: ReactNode;
  /** Why it cannot be chosen. */
  reason?: ReactNode;
  /** Further fields, shown while the card is chosen; without script by their style. */
  panel?: ReactNode;
  /** Its panel is shown before it is chosen, too. */
  isOpen?: boolean;
}

interface ChoiceCardsProps {
  name: string;
  label: string;
  /** The heading of the page asks the same; assistive technology still reads the label. */
  isLabelHidden?: boolean;
  hint?: string;
  choices: readonly Choice[];
}

/** Radio buttons of the surrounding form as cards. */
export function ChoiceCards({ name, label, isLabelHidden = false, hint, choices }: ChoiceCardsProps) {
  const { field, id, error } = useBoundField<string>(name, label);
  const isHydrated = useIsHydrated();
  const errorId = error ? `${id}-error` : undefined;

  return (
    <fieldset aria-describedby={errorId}>
      <legend className={isLabelHidden ? undefined : styles.legend}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.cards}>
        {choices.map(({ value, title, icon, note, aside, reason, panel, isOpen = false }, index) => {
          const cardId = index === 0 ? id : `${id}-${index}`;
          const isDisabled = reason !== undefined;
          const isChosen = field.value === value && !isDisabled;
          return (
            <div key={value} className={joinClasses(styles.card, isDisabled && styles.disabled)}>
              <input
                type="radio"
                id={cardId}
                name={name}
                value={value}
                checked={isChosen}
                onChange={field.onChange}
                onBlur={field.onBlur}
                disabled={isDisabled}
                className={styles.dot}
                // aria-invalid is not allowed on radio buttons.
                data-invalid={error ? true : undefined}
                aria-describedby={
                  [errorId, (note || reason) && `${cardId}-note`].filter(Boolean).join(' ') || undefined
                }
              />
              <label htmlFor={cardId} className={styles.label}>
                <span className={styles.head}>
                  {icon && <span className={styles.icon}>{icon}</span>}
                  <span className={styles.title}>{title}</span>
                  {aside && <span className={styles.aside}>{aside}</span>}
                </span>
                {(note || reason) && (
                  <span className={styles.note} id={`${cardId}-note`}>
                    {reason ?? note}
                  </span>
                )}
              </label>
              {panel && (isChosen || ((isOpen || !isHydrated) && !isDisabled)) && (
                <div className={joinClasses(styles.panel, isOpen && styles.open)}>{panel}</div>
              )}
            </div>
          );
        })}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          <ErrorIcon size={20} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
