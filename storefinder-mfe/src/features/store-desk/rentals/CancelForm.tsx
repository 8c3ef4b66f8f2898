import { Button, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import styles from './RentalsTab.module.css';
import { StepFailure } from './StepFailure';
import type { RentalStep } from './use-rental-steps';

const LONGEST = 200;

/** The store cannot keep the booking; the reason is for the mail to the customer. */
export function CancelForm({ step }: { step: RentalStep }) {
  const text = useMessages();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (reason.trim()) step.run({ reason: reason.trim() });
    else field.current?.focus();
  }

  return (
    <details>
      <summary className={styles.summary}>{text('desk.rentals.cancel')}</summary>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          ref={field}
          label={text('desk.rentals.reason')}
          hint={text('desk.rentals.reasonHint')}
          value={reason}
          maxLength={LONGEST}
          required
          onChange={({ target }) => setReason(target.value)}
          {...(isTried && !reason.trim() && { error: text('desk.rentals.reasonMissing') })}
        />
        <StepFailure step={step} />
        <Button type="submit" variant="danger" isPending={step.isPending}>
          {text('desk.rentals.cancelSubmit')}
        </Button>
      </form>
    </details>
  );
}
