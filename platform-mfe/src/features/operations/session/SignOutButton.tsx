import { Button } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './SignOutButton.module.css';

interface SignOutButtonProps {
  name: string;
  signOut: () => Promise<void>;
  /** What the operator may do besides. */
  children?: ReactNode;
}

export function SignOutButton({ name, signOut, children }: SignOutButtonProps) {
  const text = useMessages();
  const { state, run } = useAction(signOut);

  return (
    <div className={styles.who}>
      <span className={styles.name}>{text('operations.signedInAs', { name })}</span>
      {children}
      <Button isPending={state.status === 'pending'} onClick={() => void run(undefined)}>
        {text('operations.signOut')}
      </Button>
      {state.status === 'failed' && (
        <p className={styles.failure} role="alert">
          {text('operations.signOutFailed')}
        </p>
      )}
    </div>
  );
}
