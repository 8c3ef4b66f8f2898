import type { GoodsTransport } from '../contracts/rental/transport';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { Panel } from './Panel';
import { TransportOffers } from './TransportOffers';
import styles from './TransportPanel.module.css';

/** For goods of an order that do not fit a car. Nothing without a vehicle: the goods are ordered already. */
export function TransportPanel({ transport }: { transport: GoodsTransport | undefined }) {
  const text = useMessages();
  const { rental } = usePlatform().config.pageUrls;
  if (!rental || !transport || transport.offers.length === 0) return null;

  return (
    <Panel headline={text('order.transport.headline')} className={styles.screenOnly}>
      <div className={styles.content}>
        <p>{text('order.transport.needed')}</p>
        <TransportOffers transport={transport} />
      </div>
    </Panel>
  );
}
