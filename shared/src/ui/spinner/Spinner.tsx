import { joinClasses } from '../join-classes';
import styles from './Spinner.module.css';

/** Shows that an action is pending; add a text beside it. */
export function Spinner({ size = 20, className }: { size?: 16 | 20 | 24 | 32; className?: string }) {
  return (
    <svg
      className={joinClasses(styles.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}
