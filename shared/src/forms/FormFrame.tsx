import type { ReactNode } from 'react';
import { Card } from '../ui/card/Card';
import { joinClasses } from '../ui/join-classes';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  headline: string;
  /** Below the headline. */
  intro?: ReactNode;
  children: ReactNode;
  /** Beside the column on wide screens, below it on small ones. */
  aside?: ReactNode;
  /** Hides the aside on small screens. */
  isAsideWideOnly?: boolean;
  /** Shows the aside above the column on small screens: for what follows the typed values. */
  isAsideFirst?: boolean;
}

/** A centred column for one task, e.g. a form or its outcome. */
export function FormFrame(props: FormFrameProps) {
  const { headline, intro, children, aside, isAsideWideOnly = false, isAsideFirst = false } = props;
  return (
    <div className={joinClasses(styles.frame, aside !== undefined && styles.withAside)}>
      <Card className={styles.column}>
        <h1 className={styles.headline}>{headline}</h1>
        {intro && <div className={styles.intro}>{intro}</div>}
        {children}
      </Card>
      {aside !== undefined && (
        <aside
          className={joinClasses(
            styles.aside,
            isAsideWideOnly && styles.wideOnly,
            isAsideFirst && styles.first,
          )}
        >
          {aside}
        </aside>
      )}
    </div>
  );
}
