import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CaretDownIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import styles from './Accordion.module.css';

export interface AccordionProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** Text of the button that opens and closes it. */
  title: ReactNode;
  /** Muted text beside the title, e.g. the number of chosen filters. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section that opens and closes, also without script. `open` is its initial state. */
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
