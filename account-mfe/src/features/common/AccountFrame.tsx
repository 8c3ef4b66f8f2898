import { joinClasses } from '@fachwerk/shared/ui';
import type { ReactNode } from 'react';
import styles from './AccountFrame.module.css';

interface AccountFrameProps {
  headline: string;
  /** Below the headline. */
  intro?: ReactNode;
  children: ReactNode;
  /** Beside the column on wide screens, below it on small ones. */
  aside?: ReactNode;
  /** Not on small screens: it would only be in the way there. */
  isAsideWideOnly?: boolean;
}

/** One calm column for one task. */
export function AccountFrame({
  headline,
  intro,
  children,
  aside,
  isAsideWideOnly = false,
}: AccountFrameProps) {
  return (
    <div className={joinClasses(styles.frame, aside !== undefined && styles.withAside)}>
      <div className={styles.column}>
        <h1 className={styles.headline}>{headline}</h1>
        {intro && <div className={styles.intro}>{intro}</div>}
        {children}
      </div>
      {aside !== undefined && (
        <aside className={joinClasses(styles.aside, isAsideWideOnly && styles.wideOnly)}>{aside}</aside>
      )}
    </div>
  );
}
