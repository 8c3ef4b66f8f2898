import { EmptyState } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useOperations } from '../operations-context';
import { Section } from '../Section';
import { byUrgency, laneKey } from './lane';
import { LaneCard } from './LaneCard';
import { useCalmOrder } from './use-calm-order';
import styles from './LaneSection.module.css';

export function LaneSection() {
  const t = useMessages();
  const { lanes, now } = useOperations();
  const [order, list] = useCalmOrder(byUrgency(lanes, now).map(laneKey));

  return (
    <Section name="live" title={t('operations.live.title')} intro={t('operations.live.intro')}>
      {lanes.length === 0 ? (
        <EmptyState headingLevel={3} title={t('operations.live.empty')}>
          {t('operations.live.emptyText')}
        </EmptyState>
      ) : (
        <div ref={list} className={styles.list}>
          {order.map((key) => {
            const lane = lanes.find((one) => laneKey(one) === key);
            return lane && <LaneCard key={key} lane={lane} />;
          })}
        </div>
      )}
    </Section>
  );
}
