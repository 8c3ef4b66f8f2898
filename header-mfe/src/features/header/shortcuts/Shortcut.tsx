import { CountBadge, joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import { VisitorText } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './Shortcuts.module.css';

interface ShortcutProps {
  href: string;
  icon: ReactNode;
  /** Shown under the icon from tablet width on. */
  label: string;
  /** Includes the count, e.g. "Warenkorb, 3 Artikel". */
  accessibleLabel: string;
  /** Shown on the icon; hidden at zero and below, and while it is unknown. */
  count?: number | null;
  /** The same texts before React loads (VisitorText). */
  early?: { label?: string; accessibleLabel: string; count?: string };
  /** A badge at the icon. */
  badge?: ReactNode;
  className?: string | undefined;
}

export function Shortcut(props: ShortcutProps) {
  const { href, icon, label, accessibleLabel, count, early, badge, className } = props;
  return (
    <li>
      <a className={joinClasses(styles.shortcut, className)} href={href}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
          <CountBadge count={count ?? 0} early={early?.count} className={styles.badge} />
          {badge}
        </span>
        <span className={styles.label} aria-hidden="true">
          {early?.label ? <VisitorText early={early.label}>{label}</VisitorText> : label}
        </span>
        {/* Hidden text instead of `aria-label`: that would have to contain the visible "1 Warenkorb". */}
        <VisuallyHidden>
          {early ? (
            <VisitorText early={early.accessibleLabel}>{accessibleLabel}</VisitorText>
          ) : (
            accessibleLabel
          )}
        </VisuallyHidden>
      </a>
    </li>
  );
}
