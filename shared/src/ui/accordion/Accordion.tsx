import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CaretDownIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import styles from './Accordion.module.css';

export interface AccordionProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** What opens and closes it. */
  title: ReactNode;
  /** Beside the title in muted letters, e.g. how many filters are set. */
  note?: ReactNode;
  children: ReactNode;
}

/** One part that opens and closes, also without script. `open` says how it starts. */
export function Accordion({ title, note, children, className, ...details }: AccordionProps) {
  return (
    <details {...details} className={joinClasses(styles.accordion, className)}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <CaretDownIcon size={20} className={styles.caret} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
