import { EmptyState } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { byUrgency } from '../base/channel';
import { useOperations } from '../base/operations-context';
import { Section } from '../base/Section';
import { useStableOrder } from '../base/use-stable-order';
import { RolloutCard } from './RolloutCard';
import styles from './RolloutSection.module.css';
import { useRolloutsInView } from './use-rollouts-in-view';

export function RolloutSection({ isPaused }: { isPaused: boolean }) {
  const text = useMessages();
  const { channels, now } = useOperations();
  const { ids, dismiss } = useRolloutsInView(byUrgency(channels, now));
  const [order, list] = useStableOrder(ids.map(String));

  return (
    <Section name="rollouts" title={text('operations.rollouts.title')}>
      {ids.length === 0 ? (
        <EmptyState headingLevel={3} title={text('operations.rollouts.empty')}>
          {text('operations.rollouts.emptyText')}
        </EmptyState>
      ) : (
        <div ref={list} className={styles.list}>
          {order.map((id) => (
            <RolloutCard key={id} id={Number(id)} isPaused={isPaused} onDismiss={() => dismiss(Number(id))} />
          ))}
        </div>
      )}
    </Section>
  );
}
