import type { ReactNode } from 'react';
import { formatCount } from '../../format/format-count';
import { useIsHydrated } from '../../widget/use-is-hydrated';
import { VisitorText } from '../../widget/VisitorText';
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
  /** Largest number shown; default 999, above it "999+". */
  max?: number;
  /** Fills the badge before React loads (VisitorText). */
  early?: string | undefined;
  className?: string | undefined;
}

/** The number on a shortcut; hidden at zero and below. The label of the shortcut names what is counted. */
export function CountBadge({ count, max, early, className }: CountBadgeProps) {
  const isHydrated = useIsHydrated();
  const classes = joinClasses(styles.count, className);
  const shown = formatCount(count, max);
  if (early && !isHydrated)
    return (
      <VisitorText early={early} className={classes}>
        {count > 0 ? shown : ''}
      </VisitorText>
    );
  return count > 0 ? <span className={classes}>{shown}</span> : null;
}
