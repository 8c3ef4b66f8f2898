import { CountBadge, joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import type { ReactNode } from 'react';
import styles from './Shortcuts.module.css';

interface ShortcutProps {
  href: string;
  icon: ReactNode;
  /** Under the icon where there is room. */
  label: string;
  /** With everything that the eye sees, e.g. "Warenkorb, 3 Artikel". */
  accessibleLabel: string;
  /** On the icon; hidden at zero and below, and while nobody knows. */
  count?: number | null;
  /** A sign at the icon. */
  badge?: ReactNode;
  className?: string | undefined;
}

export function Shortcut({ href, icon, label, accessibleLabel, count, badge, className }: ShortcutProps) {
  return (
    <li>
      <a className={joinClasses(styles.shortcut, className)} href={href}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
          <CountBadge count={count ?? 0} className={styles.badge} />
          {badge}
        </span>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {/* A text and no aria-label: what the eye sees ("1 Warenkorb") is not part of the sentence. */}
        <VisuallyHidden>{accessibleLabel}</VisuallyHidden>
      </a>
    </li>
  );
}
