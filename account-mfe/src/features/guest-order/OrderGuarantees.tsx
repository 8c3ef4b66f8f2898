import type { GuaranteeStatement, OrderView } from '@fachwerk/shared/contracts';
import { Panel } from '@fachwerk/shared/order';
import { GuaranteeLabelPicture, useGuaranteeYears } from '@fachwerk/shared/product';
import { Accordion } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages } from '@fachwerk/shared/widget';
import { Fragment } from 'react';
import styles from './OrderGuarantees.module.css';

/** The guarantees of producers as they were stated at the order (BGB §479), for the day they are needed. */
export function OrderGuarantees({ lines }: Pick<OrderView, 'lines'>) {
  const text = useMessages();
  const language = useContentLanguage();
  const guaranteed = lines.filter(({ guarantee }) => guarantee);
  if (guaranteed.length === 0) return null;

  return (
    <Panel headline={text('guestOrder.guarantees')}>
      <p>{text('guestOrder.guarantees.rights')}</p>
      {guaranteed.map(
        ({ lineId, name, brand, guarantee, guaranteeLabelUrl: labelUrl }) =>
          guarantee && (
            <Accordion key={lineId} title={<span lang={language}>{name}</span>} className={styles.guarantee}>
              {labelUrl !== undefined && (
                <GuaranteeLabelPicture labelUrl={labelUrl} brand={brand} guarantee={guarantee} />
              )}
              <Statement item={`${brand} ${name}, ${guarantee.model}`} guarantee={guarantee} />
            </Accordion>
          ),
      )}
    </Panel>
  );
}

function Statement({ item, guarantee }: { item: string; guarantee: GuaranteeStatement }) {
  const text = useMessages();
  const yearsOf = useGuaranteeYears();
  const { months, scope, guarantor, address, territory, terms, link } = guarantee;
  const facts = {
    item,
    duration: yearsOf(months),
    covers: text(`guestOrder.guarantee.scope.${scope}`),
    guarantor: `${guarantor}, ${address}`,
    territory,
    terms,
  };

  return (
    <>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{text(`guestOrder.guarantee.${name}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {link !== undefined && (
        <a href={link} rel="nofollow">
          {text('guestOrder.guarantee.link')}
        </a>
      )}
    </>
  );
}
