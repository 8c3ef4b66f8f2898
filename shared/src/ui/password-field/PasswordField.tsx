import { type ComponentPropsWithRef, useState } from 'react';
import { useIsHydrated } from '../../widget/use-is-hydrated';
import controlStyles from '../field/Control.module.css';
import { FieldFrame, type FieldTexts } from '../field/FieldFrame';
import { joinClasses } from '../join-classes';
import styles from './PasswordField.module.css';

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'autoComplete' | 'onPaste'> & {
    /** `autocomplete` value: password managers fill in or suggest a password. */
    autoComplete: 'current-password' | 'new-password';
    /** "Anzeigen". */
    showText: string;
    /** "Verbergen". */
    hideText: string;
    /** Accessible name of the switch: "Passwort anzeigen". Its pressed state gives the rest. */
    toggleLabel: string;
  };

/** A password that can be shown. Pasting is allowed: password managers need it (WCAG 3.3.8). */
export function PasswordField({
  label,
  labelNote,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  showText,
  hideText,
  toggleLabel,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useIsHydrated();

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
        <span className={styles.frame}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={joinClasses(controlStyles.control, styles.input)}
          />
          {isHydrated && (
            <button
              type="button"
              className={styles.toggle}
              aria-label={toggleLabel}
              aria-pressed={isShown}
              aria-controls={wiring.id}
              disabled={input.disabled}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? hideText : showText}
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
