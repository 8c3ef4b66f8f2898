import type { DeskRental } from '@fachwerk/shared/contracts';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { minutesText } from './late-text';
import styles from './RentalsTab.module.css';

/** What the return came to: nothing before it. */
export function Settlement({ rental: { returned, deposit } }: { rental: DeskRental }) {
  const text = useMessages();
  const id = useId();
  if (!returned) return null;
  const { at, lateMinutes, extra, damage } = returned;
  const facts = [
    [text('desk.rentals.returnedAt'), dayAndTimeText(parseInstant(at))],
    [
      text('desk.rentals.late'),
      lateMinutes > 0 ? minutesText(text, lateMinutes) : text('desk.rentals.onTime'),
    ],
    [text('desk.rentals.extraTitle'), extra.value > 0 ? extra.displayValue : text('desk.rentals.extraNone')],
    [text('desk.rentals.damageTitle'), damage || text('desk.rentals.damageNone')],
  ] as const;

  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {text('desk.rentals.settlement')}
      </h3>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={styles.text}>{value}</dd>
          </div>
        ))}
      </dl>
      {extra.value > 0 && <p>{text('desk.rentals.takeExtra', { amount: extra.displayValue })}</p>}
      {deposit.value > 0 && (
        <p>
          {text(damage ? 'desk.rentals.depositAndDamage' : 'desk.rentals.giveDeposit', {
            amount: deposit.displayValue,
          })}
        </p>
      )}
    </Card>
  );
}
