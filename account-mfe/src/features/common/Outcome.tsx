import { CheckCircleIcon, WarningIcon } from '@fachwerk/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { AccountFrame } from './AccountFrame';
import styles from './Outcome.module.css';

interface OutcomeProps {
  tone: 'success' | 'warning';
  headline: string;
  children: ReactNode;
  /** Where to go on. */
  actions?: ReactNode;
  /** It took the place of a form that the visitor has just sent: the focus goes there. */
  isFresh?: boolean;
}

/** What came of a form: says it, and where to go on. */
export function Outcome({ tone, headline, children, actions, isFresh = false }: OutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const ToneIcon = tone === 'success' ? CheckCircleIcon : WarningIcon;

  useEffect(() => {
    if (isFresh) ref.current?.focus();
  }, [isFresh]);

  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={headline} className={styles.outcome}>
      <AccountFrame headline={headline}>
        <span className={tone === 'success' ? styles.success : styles.warning}>
          <ToneIcon size={32} />
        </span>
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </AccountFrame>
    </div>
  );
}
