import { holdRental } from '@fachwerk/shared/calls';
import { ServerForm, SubmitButton, useServerForm } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { goTo } from '../../../go-to';
import { bookingUrl, type RentalAddress } from '../base/rental-address';
import type { RentalTimes } from '../base/rental-times';
import { FreshTimes, isTaken } from '../times/OtherTimes';

interface HoldFormProps {
  /** With store and vehicle. */
  address: RentalAddress;
  times: RentalTimes;
}

/** The first step: keeps the time that the page shows, and leads to the page of the booking. */
export function HoldForm({ address, times }: HoldFormProps) {
  const text = useMessages();
  const { terms, vehicle, typed } = times;
  const values = {
    companyId: address.fixed.companyId ?? '',
    vehicleId: vehicle.vehicleId,
    fromDay: typed.fromDay,
    fromTime: typed.fromTime,
    toDay: typed.toDay,
    toTime: typed.toTime,
  };
  const running = useServerForm({
    call: holdRental,
    initialValues: values,
    onDone({ bookingId }) {
      goTo(bookingUrl(address.path, bookingId));
      return 'leaving';
    },
  });

  return (
    <ServerForm
      form={running}
      label={text('rental.hold.form')}
      submit={
        <SubmitButton
          isPending={running.isPending}
          note={text('rental.hold.note', { minutes: terms.pendingMinutes })}
        >
          {text('rental.hold.submit')}
        </SubmitButton>
      }
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isTaken(running.serverErrors.keys) && <FreshTimes address={address} times={times} />}
    </ServerForm>
  );
}
