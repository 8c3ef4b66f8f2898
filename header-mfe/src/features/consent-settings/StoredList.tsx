import { storedInBrowsers } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './ConsentSettings.module.css';

/** Every cookie and every key of the storage, as necessary or with its service. */
export function StoredList({ offered }: { offered: readonly string[] }) {
  const text = useMessages();
  const shown = storedInBrowsers().filter(
    ({ need, isOfStaff }) => !isOfStaff && (need === 'necessary' || offered.includes(need)),
  );
  return (['cookie', 'session', 'local'] as const).map((place) => (
    <section key={place}>
      <h3>{text(`consentLayer.place.${place}`)}</h3>
      <dl className={styles.stored}>
        {shown
          .filter((one) => one.place === place)
          .map(({ key, name, need }) => (
            <div key={key} className={styles.entry}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{text('consentLayer.keeps', { what: text(`stored.${key}`) })}</dd>
              <dd className={need === 'necessary' ? styles.need : styles.service}>
                {need === 'necessary' ? text('consentLayer.necessary') : text(`consentLayer.${need}.name`)}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}
