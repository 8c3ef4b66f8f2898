import type { FC } from 'react';
import { joinClasses } from '../join-classes';
import styles from './Icon.module.css';

export interface IconProps {
  /** Edge length in CSS pixels: 16, 20, 24 (default), 32 or 48. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** For icons without text beside them; an icon without label is hidden from assistive technology. */
  label?: string;
  className?: string;
}

/** Creates an icon component from one path on Phosphor's grid of 256. */
export function createIcon(path: string): FC<IconProps> {
  return function Icon({ size = 24, label, className }) {
    return (
      <svg
        className={joinClasses(styles.icon, className)}
        width={size}
        height={size}
        viewBox="0 0 256 256"
        fill="currentColor"
        focusable="false"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={path} />
      </svg>
    );
  };
}
