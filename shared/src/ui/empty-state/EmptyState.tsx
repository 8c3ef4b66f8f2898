import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** A large icon, e.g. `<CartIcon size={48} />`. */
  icon?: ReactNode;
  title: string;
  headingLevel?: 1 | 2 | 3;
  /** Text about the next step. */
  children?: ReactNode;
  /** Buttons for the next step. */
  actions?: ReactNode;
  /** Below the buttons, as wide as the box. */
  footer?: ReactNode;
  className?: string;
}

/** Message for an empty list, with the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, headingLevel = 2, children, actions, footer, className } = props;
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={joinClasses(styles.empty, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {footer}
    </div>
  );
}
