import type { Recall } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { Fragment, type ReactNode } from 'react';
import styles from './RecallPage.module.css';

/**
 * A recall notice in the order of the template of Implementing Regulation (EU) 2024/1435: heading, product,
 * hazard, what to do, remedies, contact, and the request to pass it on.
 */
export function RecallView({ recall }: { recall: Recall }) {
  const text = useMessages();
  const { recalls } = usePlatform().config.pageUrls;
  const { title, brand, isOpen, image, hazard, action, remedies, publishedText } = recall;

  return (
    <article className={styles.page}>
      <p className={styles.kind}>{text('recall.heading')}</p>
      <h1>{`${brand} ${title}`}</h1>
      <p className={styles.lead}>{text('recall.list.published', { day: publishedText })}</p>
      <MessageBox tone={isOpen ? 'error' : 'info'} title={text('recall.stop')} className={styles.stop}>
        {text(isOpen ? 'recall.stop.open' : 'recall.stop.closed')}
      </MessageBox>
      <div className={styles.product}>
        {image && <ProductPicture className={styles.picture} image={image} isPriority size="gallery" />}
        <RecalledProduct recall={recall} />
      </div>
      <Part title={text('recall.hazard')}>
        <Paragraphs>{hazard}</Paragraphs>
      </Part>
      <Part title={text('recall.action')}>
        <Paragraphs>{action}</Paragraphs>
      </Part>
      <Part title={text('recall.remedies')}>
        <p>{text('recall.remedies.choice')}</p>
        <ul className={styles.bullets}>
          {remedies.map((remedy) => (
            <li key={remedy}>{text(`recall.remedy.${remedy}`)}</li>
          ))}
        </ul>
      </Part>
      <Part title={text('recall.contact')}>
        <RecallContact contact={recall.contact} recallId={recall.recallId} />
      </Part>
      <Part title={text('recall.share')}>
        <p>{text('recall.share.text')}</p>
      </Part>
      {recalls && <Button href={recalls}>{text('recall.all')}</Button>}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Paragraphs({ children }: { children: string }) {
  return children
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph, index) => (
      <p key={index} className={styles.paragraph}>
        {paragraph}
      </p>
    ));
}

function RecalledProduct({ recall }: { recall: Recall }) {
  const text = useMessages();
  const { items, lots, lotsPlace, soldText, operator } = recall;
  const facts: [name: string, value: ReactNode][] = [
    [
      'items',
      items.map(({ itemId, name, url }) => (
        <span key={itemId} className={styles.item}>
          {url === undefined ? itemId : <a href={url}>{`${itemId}, ${name ?? ''}`}</a>}
        </span>
      )),
    ],
    ['lots', lots.length > 0 ? lots.join(', ') : text('recall.lots.all')],
    ...(lotsPlace === undefined ? [] : [['lotsPlace', lotsPlace] as [string, ReactNode]]),
    [
      'sold',
      soldText === undefined ? text('recall.sold.any') : text('recall.sold.period', { period: soldText }),
    ],
    ['operator', operator],
  ];

  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{text(`recall.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function RecallContact({ contact: { phone, email, link }, recallId }: Pick<Recall, 'contact' | 'recallId'>) {
  const text = useMessages();
  return (
    <dl className={styles.facts}>
      {phone !== undefined && (
        <>
          <dt>{text('recall.contact.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </>
      )}
      {email !== undefined && (
        <>
          <dt>{text('recall.contact.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
      {link !== undefined && (
        <>
          <dt>{text('recall.contact.link')}</dt>
          <dd>
            <a href={link} rel="nofollow">
              {link}
            </a>
          </dd>
        </>
      )}
      <dt>{text('recall.contact.number')}</dt>
      <dd>{recallId}</dd>
    </dl>
  );
}
