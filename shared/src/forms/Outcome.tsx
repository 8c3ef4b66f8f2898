import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CheckCircleIcon, WarningIcon } from '../ui/icon/icons';
import { FormFrame } from './FormFrame';
import styles from './Outcome.module.css';

interface OutcomeProps {
  tone: 'success' | 'warning';
  headline: string;
  children: ReactNode;
  /** Links to the next step. */
  actions?: ReactNode;
  /** The outcome replaces a form that the visitor has just sent: it takes the focus. */
  isFresh?: boolean;
}

/** The result of a form, with links to the next step. */
export function Outcome({ tone, headline, children, actions, isFresh = false }: OutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const ToneIcon = tone === 'success' ? CheckCircleIcon : WarningIcon;

  useLayoutEffect(() => {
    if (isFresh) ref.current?.focus();
  }, [isFresh]);

  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={headline} className={styles.outcome}>
      <FormFrame headline={headline}>
        <span className={tone === 'success' ? styles.success : styles.warning}>
          <ToneIcon size={32} />
        </span>
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </FormFrame>
    </div>
  );
}
