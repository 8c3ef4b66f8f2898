import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import styles from './SignOutButton.module.css';

export function SignOutButton({ name, signOut }: { name: string; signOut: () => Promise<void> }) {
  const text = useMessages();
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function leave() {
    setPending(true);
    setFailed(false);
    try {
      await signOut();
    } catch {
      setFailed(true);
      setPending(false);
    }
  }

  return (
    <div className={styles.who}>
      <span className={styles.name}>{text('operations.signedInAs', { name })}</span>
      <Button isPending={isPending} onClick={() => void leave()}>
        {text('operations.signOut')}
      </Button>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          {text('operations.signOutFailed')}
        </p>
      )}
    </div>
  );
}
