import type { StoreService } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './StoreServices.module.css';

export function StoreServices({ services }: { services: readonly StoreService[] }) {
  const text = useMessages();
  if (services.length === 0) return null;

  return (
    <ul role="list" className={styles.services} aria-label={text('storefinder.services')}>
      {services.map((service) => (
        <li key={service} className={styles.service}>
          {text(`storefinder.service.${service}`)}
        </li>
      ))}
    </ul>
  );
}
