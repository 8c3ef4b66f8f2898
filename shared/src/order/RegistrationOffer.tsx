import { Button } from '../ui/button/Button';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { Panel } from './Panel';
import styles from './RegistrationOffer.module.css';

/**
 * The way from an order without an account to an account: its form knows the buyer, and the order is in the
 * account once the address is confirmed.
 */
export function RegistrationOffer({ orderId }: { orderId: string }) {
  const text = useMessages();
  const { register } = usePlatform().config.pageUrls;
  if (!register) return null;
  return (
    <Panel headline={text('order.register.headline')} className={styles.screenOnly}>
      <p className={styles.offer}>{text('order.register.text')}</p>
      <Button href={`${register}?${REGISTERED_ORDER}=${encodeURIComponent(orderId)}`} isWide>
        {text('order.register.link')}
      </Button>
    </Panel>
  );
}

/** Parameter of the page of the registration: the order whose buyer registers. */
export const REGISTERED_ORDER = 'bestellung';
