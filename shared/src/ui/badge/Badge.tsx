import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** sale = price reductions only; brand = our own news; neutral, success, warning, info = a state. */
  tone?: 'sale' | 'brand' | 'neutral' | 'success' | 'warning' | 'info';
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A short label. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

export interface CountBadgeProps {
  count: number;
  /** Largest number shown; above it e.g. "999+". */
  max?: number;
  className?: string;
}

/** The number on a shortcut; hidden at zero and below. The label of the shortcut names what is counted. */
export function CountBadge({ count, max = 999, className }: CountBadgeProps) {
  if (!(count > 0)) return null;
  return <span className={joinClasses(styles.count, className)}>{count > max ? `${max}+` : count}</span>;
}
