import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './ConsentSettings.module.css';

const FACTS = ['purpose', 'provider', 'storage', 'duration'] as const;

/** Who gets what for which purpose, and for how long. */
export function ServiceDetails({ service }: { service: string }) {
  const text = useMessages();
  const provider = usePlatform().config.consent?.providers?.[service];
  return (
    <dl className={styles.facts}>
      {FACTS.map((fact) => (
        <div key={fact} className={styles.fact}>
          <dt>{text(`consentLayer.fact.${fact}`)}</dt>
          <dd>
            {fact === 'provider' && provider !== undefined
              ? provider
              : text(`consentLayer.${service}.${fact}`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
