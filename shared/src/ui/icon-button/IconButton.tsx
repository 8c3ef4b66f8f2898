import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  /** plain = on any background; outline = alone in a row; onInk = on a dark background. */
  variant?: 'plain' | 'outline' | 'onInk';
  size?: 'small' | 'medium';
  /** The icon. */
  children: ReactNode;
}

export function IconButton({
  label,
  variant = 'plain',
  size = 'medium',
  children,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={joinClasses(styles.button, styles[variant], styles[size], className)}
    >
      {children}
    </button>
  );
}
