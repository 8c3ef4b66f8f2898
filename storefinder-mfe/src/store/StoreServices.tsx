import type { StoreService } from '@fachwerk/shared/contracts';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './StoreServices.module.css';

/** They begin with an order in this shop. */
const NEEDS_CHECKOUT: readonly StoreService[] = ['CLICK_AND_COLLECT', 'CLICK_AND_RESERVE'];

/** What the store offers; nothing that this shop has no way to. */
export function StoreServices({ services }: { services: readonly StoreService[] }) {
  const text = useMessages();
  const { checkout } = usePlatform().config.pageUrls;
  const offered = services.filter((service) => checkout !== undefined || !NEEDS_CHECKOUT.includes(service));
  if (offered.length === 0) return null;

  return (
    <ul role="list" className={styles.services} aria-label={text('storefinder.services')}>
      {offered.map((service) => (
        <li key={service} className={styles.service}>
          {text(`storefinder.service.${service}`)}
        </li>
      ))}
    </ul>
  );
}
