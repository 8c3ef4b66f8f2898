import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** sale = price reductions only; brand = news of ours; neutral, success, warning, info = a state in a word. */
  tone?: 'sale' | 'brand' | 'neutral' | 'success' | 'warning' | 'info';
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A word or two that mark something. */
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
  /** The greatest number that is shown; above it stands e.g. "999+". */
  max?: number;
  className?: string;
}

/** The number on a shortcut: hidden at zero and below. What is counted is said by the shortcut's own label. */
export function CountBadge({ count, max = 999, className }: CountBadgeProps) {
  if (!(count > 0)) return null;
  return <span className={joinClasses(styles.count, className)}>{count > max ? `${max}+` : count}</span>;
}
