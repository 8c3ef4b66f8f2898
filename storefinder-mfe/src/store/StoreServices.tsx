import type { StoreService } from '@fachwerk/shared/contracts';
import { CheckIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './StoreServices.module.css';

/** Services that need an order in this shop. */
const NEEDS_CHECKOUT: readonly StoreService[] = ['CLICK_AND_COLLECT', 'CLICK_AND_RESERVE'];

interface StoreServicesProps {
  services: readonly StoreService[];
  /** One below the other, on the store's own page. */
  isColumn?: boolean;
}

/** Services of the store, without those that the shop does not support. */
export function StoreServices({ services, isColumn }: StoreServicesProps) {
  const text = useMessages();
  const { checkout } = usePlatform().config.pageUrls;
  const offered = services.filter((service) => checkout !== undefined || !NEEDS_CHECKOUT.includes(service));
  if (offered.length === 0) return null;

  return (
    <ul
      role="list"
      className={isColumn ? styles.column : styles.services}
      aria-label={text('storefinder.services')}
    >
      {offered.map((service) => (
        <li key={service} className={isColumn ? styles.line : styles.service}>
          {isColumn && <CheckIcon size={20} className={styles.check} />}
          {text(`storefinder.service.${service}`)}
        </li>
      ))}
    </ul>
  );
}
