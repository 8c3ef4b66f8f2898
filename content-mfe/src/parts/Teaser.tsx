import { type ReactNode, useId } from 'react';
import styles from './Teaser.module.css';

interface TeaserProps {
  headline?: string;
  text?: string;
  anchor?: string;
  className?: string;
  children: ReactNode;
}

/** The frame of a teaser: a region named by its headline, or a plain box without one. */
export function Teaser({ headline, text, anchor, className, children }: TeaserProps) {
  const headingId = useId();
  const head = (
    <>
      {headline && (
        <h2 id={headingId} className={styles.headline}>
          {headline}
        </h2>
      )}
      {text && <p className={styles.text}>{text}</p>}
    </>
  );
  const content = (
    <>
      {(headline || text) && <div className={styles.head}>{head}</div>}
      {children}
    </>
  );
  if (!headline)
    return (
      <div id={anchor} className={className}>
        {content}
      </div>
    );
  return (
    <section id={anchor} className={className} aria-labelledby={headingId}>
      {content}
    </section>
  );
}
