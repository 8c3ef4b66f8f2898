import type { DeskRental } from '@fachwerk/shared/contracts';
import { Button, Card, MessageBox, TextAreaField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useId, useState } from 'react';
import { lateText } from './late-text';
import styles from './RentalsTab.module.css';
import { StepFailure } from './StepFailure';
import type { RentalStep } from './use-rental-steps';

const LONGEST = 1000;

/** What a return now costs, and what is damaged. The shop counts the minutes when it is sent. */
export function ReturnForm({ rental, step }: { rental: DeskRental; step: RentalStep }) {
  const text = useMessages();
  const id = useId();
  const [damage, setDamage] = useState('');
  const late = lateText(text, rental);

  function submit(event: FormEvent): void {
    event.preventDefault();
    step.run({ damage });
  }

  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {text('desk.rentals.return')}
      </h3>
      {late &&
        (rental.extraNow?.value ? (
          <MessageBox tone="warning">
            <p>{late}</p>
          </MessageBox>
        ) : (
          <p>{late}</p>
        ))}
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextAreaField
          label={text('desk.rentals.damage')}
          hint={text('desk.rentals.damageHint')}
          value={damage}
          maxLength={LONGEST}
          onChange={({ target }) => setDamage(target.value)}
        />
        <StepFailure step={step} />
        <Button type="submit" variant="primary" size="large" isWide isPending={step.isPending}>
          {text('desk.rentals.returnSubmit')}
        </Button>
      </form>
    </Card>
  );
}
