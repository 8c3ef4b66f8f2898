import { Card, EmptyState } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { byUrgency, channelKey } from '../base/channel';
import { useOperations } from '../base/operations-context';
import { Section } from '../base/Section';
import { useStableOrder } from '../base/use-stable-order';
import { ChannelCard } from './ChannelCard';
import styles from './ChannelSection.module.css';

export function ChannelSection() {
  const text = useMessages();
  const { channels, now } = useOperations();
  const [order, list] = useStableOrder(byUrgency(channels, now).map(channelKey));

  return (
    <Section name="live" title={text('operations.live.title')} intro={text('operations.live.intro')}>
      {channels.length === 0 ? (
        <EmptyState headingLevel={3} title={text('operations.live.empty')}>
          {text('operations.live.emptyText')}
        </EmptyState>
      ) : (
        <Card ref={list} className={styles.list}>
          {order.map((key) => {
            const channel = channels.find((one) => channelKey(one) === key);
            return channel && <ChannelCard key={key} channel={channel} />;
          })}
        </Card>
      )}
    </Section>
  );
}
