import { cancelRental } from '@fachwerk/shared/calls';
import { ServerForm, SubmitButton, useServerForm } from '@fachwerk/shared/forms';
import { parseInstant } from '@fachwerk/shared/time';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { goTo } from '../../../go-to';
import styles from '../base/Rental.module.css';
import { DONE } from '../base/rental-address';
import type { BookingProps } from './booking-props';
import { BookingFacts } from './BookingFacts';

/** One step: what the cancellation means, and the button. */
export function CancelBooking({ path, found }: BookingProps) {
  const text = useMessages();
  const { now } = usePlatform();
  const { booking, answer } = found;
  const { bookingId, state, freeCancelUntil, freeCancelUntilText } = booking;
  const isLate = state === 'BOOKED' && parseInstant(now) > parseInstant(freeCancelUntil);
  const running = useServerForm({
    call: cancelRental,
    params: { bookingId },
    initialValues: {},
    lastAnswer: answer,
    onDone() {
      goTo(`${path}?${DONE}=cancelled`);
      return 'leaving';
    },
  });

  return (
    <>
      <h1>{text('rental.cancel.headline')}</h1>
      <div className={styles.twoParts}>
        <BookingFacts booking={booking} />
        <div className={styles.parts}>
          <MessageBox tone={isLate ? 'warning' : 'info'}>
            {isLate ? text('rental.cancel.late') : text('rental.cancel.free', { until: freeCancelUntilText })}
          </MessageBox>
          <p>{text('rental.cancel.text')}</p>
          <ServerForm
            form={running}
            label={text('rental.cancel.headline')}
            submit={<SubmitButton isPending={running.isPending}>{text('rental.cancel.submit')}</SubmitButton>}
          >
            {null}
          </ServerForm>
          <p>
            <Button variant="quiet" href={path}>
              {text('rental.cancel.back')}
            </Button>
          </p>
        </div>
      </div>
    </>
  );
}
