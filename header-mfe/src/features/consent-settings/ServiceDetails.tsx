import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './ConsentSettings.module.css';

/** A collector of another company has its own periods. */
const OF_PROVIDER: Record<string, readonly string[]> = { 'web-vitals': ['duration'] };
const FACTS = ['purpose', 'provider', 'storage', 'duration'] as const;

/** Who gets what for which purpose, and for how long. */
export function ServiceDetails({ service }: { service: string }) {
  const text = useMessages();
  const provider = usePlatform().config.consent?.providers?.[service];
  const textOf = (fact: string): string => {
    if (provider === undefined) return text(`consentLayer.${service}.${fact}`);
    if (fact === 'provider') return provider;
    return OF_PROVIDER[service]?.includes(fact)
      ? text(`consentLayer.ofProvider.${fact}`)
      : text(`consentLayer.${service}.${fact}`);
  };
  return (
    <dl className={styles.facts}>
      {FACTS.map((fact) => (
        <div key={fact} className={styles.fact}>
          <dt>{text(`consentLayer.fact.${fact}`)}</dt>
          <dd>{textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}
