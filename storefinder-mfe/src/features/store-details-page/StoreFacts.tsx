import type { Store } from '@fachwerk/shared/contracts';
import { Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './StorePageView.module.css';

/** How soon orders are ready, what a store is good at, whom to ask, and which company sells there. */
export function StoreFacts({ store }: { store: Store }) {
  const text = useMessages();
  const { specialists, brands, categorySpecialists, people = [], seller, readyTimes } = store;
  const lists = [
    { key: 'specialists', values: specialists },
    { key: 'categorySpecialists', values: categorySpecialists },
    { key: 'brands', values: brands },
  ].filter(({ values }) => values.length > 0);

  return (
    <>
      {readyTimes && (
        <Section className={styles.part} headline={text('storePage.ready')}>
          <p>{readyTimes.text}</p>
          <p>{readyTimes.mostText}</p>
        </Section>
      )}
      {lists.length > 0 && (
        <Section className={styles.part} headline={text('storePage.departments')}>
          <dl>
            {lists.map(({ key, values }) => (
              <div key={key} className={styles.fact}>
                <dt>{text(`storePage.${key}`)}</dt>
                <dd>{values.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {people.length > 0 && (
        <Section className={styles.part} headline={text('storePage.people')}>
          <dl>
            {people.map(({ name, role, phone, email }) => (
              <div key={`${role} ${name}`} className={styles.fact}>
                <dt>{role}</dt>
                <dd>
                  {name}
                  {phone && <div>{phone}</div>}
                  {email && (
                    <div>
                      <a className={styles.mail} href={`mailto:${email}`}>
                        {email}
                      </a>
                    </div>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {seller && (
        <Section className={styles.part} headline={text('storePage.seller')}>
          <p>{text('storePage.seller.text')}</p>
          <address className={styles.address}>
            <div>{seller.name}</div>
            <div>{seller.address}</div>
            {seller.representedBy && (
              <div>{text('storePage.seller.representedBy', { name: seller.representedBy })}</div>
            )}
            {seller.register && <div>{seller.register}</div>}
            {seller.vatId && <div>{text('storePage.seller.vatId', { number: seller.vatId })}</div>}
          </address>
        </Section>
      )}
    </>
  );
}
