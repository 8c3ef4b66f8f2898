import { Button } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import styles from './SignOutButton.module.css';

export function SignOutButton({ name, signOut }: { name: string; signOut: () => Promise<void> }) {
  const text = useMessages();
  const { state, run } = useAction(signOut);

  return (
    <div className={styles.who}>
      <span className={styles.name}>{text('operations.signedInAs', { name })}</span>
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
