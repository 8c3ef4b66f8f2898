import { useMessages } from '@fachwerk/shared/widget';
import styles from './ConsentSettings.module.css';
import { ServiceDetails } from './ServiceDetails';

interface AppServicesProps {
  offered: readonly string[];
  /** Ids that the permissions of the app allow. */
  allowed: readonly string[];
}

/** What the app has allowed: it asks by itself, and a choice on the page would change nothing. */
export function AppServices({ offered, allowed }: AppServicesProps) {
  const text = useMessages();
  return (
    <ul role="list" className={styles.ofApp}>
      {offered.map((service) => (
        <li key={service}>
          <h3>{text(`consentLayer.${service}.name`)}</h3>
          <p>{text(`consentLayer.settings.${allowed.includes(service) ? 'isAllowed' : 'isDenied'}`)}</p>
          <ServiceDetails service={service} />
        </li>
      ))}
    </ul>
  );
}
