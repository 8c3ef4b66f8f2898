import type { GoodsTransport } from '../contracts/rental/transport';
import { transportLink } from '../rules/transport-link';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { usePriceText } from '../widget/price-text';
import styles from './TransportOffers.module.css';

const MM_PER_METRE = 1000;

/** Vehicles of the store that carry the goods, each with the way to its booking. */
export function TransportOffers({ transport: { store, offers, untilDay } }: { transport: GoodsTransport }) {
  const text = useMessages();
  const priceText = usePriceText();
  const { rental } = usePlatform().config.pageUrls;
  if (!rental || offers.length === 0) return null;
  const { companyId, name } = store;

  return (
    <ul role="list" className={styles.offers}>
      {offers.map(({ vehicleId, kind, price, payloadKg, lengthMm, licence, fromDay, fromTime, fromText }) => (
        <li key={vehicleId}>
          <a
            className={styles.link}
            href={transportLink(rental, { companyId, vehicleId, fromDay, fromTime, untilDay })}
          >
            {text(`order.transport.rent.${kind}`, { store: name, price: priceText(price) })}
          </a>
          <span className={styles.facts}>
            {text('order.transport.facts', { weight: payloadKg, length: lengthMm / MM_PER_METRE, licence })}
          </span>
          <span className={styles.facts}>{text('order.transport.free', { from: fromText })}</span>
        </li>
      ))}
    </ul>
  );
}
