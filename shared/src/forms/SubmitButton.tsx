import type { ReactNode } from 'react';
import { Button } from '../ui/button/Button';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  isPending: boolean;
  children: ReactNode;
  /** Below the button. */
  note?: ReactNode;
}

/** Submit button in full width. */
export function SubmitButton({ isPending, children, note }: SubmitButtonProps) {
  return (
    <div className={styles.submit}>
      <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {children}
      </Button>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}
