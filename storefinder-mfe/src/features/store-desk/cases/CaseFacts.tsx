import type { DeskCase } from '@fachwerk/shared/contracts';
import { CasePictures } from '@fachwerk/shared/order';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { Badge, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import { placeHref } from '../base/desk-place';
import styles from './CasesTab.module.css';

/** Who reported what about which order. */
export function CaseFacts({ found }: { found: DeskCase }) {
  const text = useMessages();
  const { name, email, orderId, orderNumber, wish, receivedAt, receiptNumber } = found;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      text('desk.cases.buyer'),
      <>
        {name}
        <br />
        {email}
      </>,
    ],
    [
      text('desk.cases.order'),
      orderId === null ? (
        <>
          {orderNumber} <Badge tone="warning">{text('desk.cases.unmatched')}</Badge>
        </>
      ) : (
        <a href={placeHref('orders', orderId)}>{orderNumber}</a>
      ),
    ],
    [text('desk.cases.received'), dayAndTimeText(parseInstant(receivedAt))],
    ...(wish ? [[text('desk.cases.wish'), text(`desk.cases.wish.${wish}`)] as const] : []),
    ...(receiptNumber ? [[text('desk.cases.receipt'), receiptNumber] as const] : []),
  ];

  return (
    <Card as="section" className={styles.part} aria-label={text('desk.cases.facts')}>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {found.text && (
        <>
          <h3 className={styles.partTitle}>{text('desk.cases.text')}</h3>
          <p className={styles.text}>{found.text}</p>
        </>
      )}
      <CasePictures
        pictures={found.pictures ?? []}
        label={(number) => text('desk.cases.picture', { number, of: found.number })}
      />
    </Card>
  );
}
