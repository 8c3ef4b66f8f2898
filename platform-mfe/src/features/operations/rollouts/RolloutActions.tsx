import type { Rollout } from '@fachwerk/shared/contracts';
import { Button, UndoIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useOperations } from '../base/operations-context';
import styles from './RolloutActions.module.css';

export function RolloutActions({ rollout, channel }: { rollout: Rollout; channel: string }) {
  const text = useMessages();
  const { begin } = useOperations();
  const { version, percent } = rollout;

  return (
    <div className={styles.actions}>
      <Button
        variant="danger"
        icon={<UndoIcon size={20} />}
        onClick={() => begin({ kind: 'roll-back', channel })}
      >
        {text('operations.rollBack.open')}
      </Button>
      <Button onClick={() => begin({ kind: 'roll-out', channel, version, percent })}>
        {text('operations.rollOut.change')}
      </Button>
      <Button onClick={() => begin({ kind: 'roll-out', channel, version, percent: 100 })}>
        {text('operations.rollOut.finish')}
      </Button>
      <Button variant="quiet" onClick={() => begin({ kind: 'preview', channel, version })}>
        {text('operations.preview.open')}
      </Button>
    </div>
  );
}
