import { type ReactNode, useId } from 'react';
import { joinClasses } from '../ui/join-classes';
import styles from './Panel.module.css';

interface PanelProps {
  headline: string;
  children: ReactNode;
  className?: string;
}

/** A part of the page of an order. */
export function Panel({ headline, children, className }: PanelProps) {
  const id = useId();
  return (
    <section className={joinClasses(styles.panel, className)} aria-labelledby={id}>
      <h2 className={styles.headline} id={id}>
        {headline}
      </h2>
      {children}
    </section>
  );
}
