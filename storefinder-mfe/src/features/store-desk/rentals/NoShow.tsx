import { Button, Dialog } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import styles from './RentalsTab.module.css';
import { StepFailure } from './StepFailure';
import type { RentalStep } from './use-rental-steps';

/** The person did not come. It counts against further bookings, so it is asked once. */
export function NoShow({ step }: { step: RentalStep }) {
  const text = useMessages();
  const [isAsking, setAsking] = useState(false);

  function report(): void {
    setAsking(false);
    step.run();
  }

  return (
    <>
      <StepFailure step={step} />
      <Button isWide isPending={step.isPending} onClick={() => setAsking(true)}>
        {text('desk.rentals.noShow')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('desk.rentals.noShow.ask')}
        closeLabel={text('desk.close')}
      >
        <p>{text('desk.rentals.noShow.text')}</p>
        <div className={styles.answers}>
          <Button variant="primary" isWide onClick={report}>
            {text('desk.rentals.noShow.submit')}
          </Button>
          <Button isWide onClick={() => setAsking(false)}>
            {text('desk.rentals.noShow.notYet')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
