import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './Freshness.module.css';
import type { RegistryError } from './registry/registry-error';
import { useOperationsTime } from './time/use-operations-time';

interface FreshnessProps {
  receivedAt: number | undefined;
  error: RegistryError | undefined;
  isPaused: boolean;
}

/** Age of the data. Only a change to stale data is announced, not every tick. */
export function Freshness({ receivedAt, error, isPaused }: FreshnessProps) {
  const text = useMessages();
  const time = useOperationsTime();
  const clock = receivedAt === undefined ? '' : time.clock(receivedAt);

  return (
    <div className={styles.freshness}>
      {receivedAt !== undefined && (!error || isPaused) && (
        <p className={styles.text}>{text(`operations.fresh.${isPaused ? 'paused' : 'since'}`, { clock })}</p>
      )}
      {error && error.kind !== 'signed-out' && (
        <MessageBox tone="error" isLive title={text('operations.silent.title')}>
          <p>{clock ? text('operations.silent.old', { clock }) : text('operations.silent.start')}</p>
          {error.kind !== 'silent' && <p lang="en">{error.message}</p>}
        </MessageBox>
      )}
    </div>
  );
}
