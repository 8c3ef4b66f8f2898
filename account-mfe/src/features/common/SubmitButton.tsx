import { Button } from '@fachwerk/shared/ui';
import type { ReactNode } from 'react';
import styles from './Fields.module.css';

interface SubmitButtonProps {
  isPending: boolean;
  children: ReactNode;
  /** Below the button. */
  note?: ReactNode;
}

/** The one call to action of a form. */
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
