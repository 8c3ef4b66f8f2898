import { changeRental } from '@fachwerk/shared/calls';
import { ServerForm, SubmitButton, useServerForm } from '@fachwerk/shared/forms';
import { Button, Chip, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { goTo } from '../../../go-to';
import styles from '../base/Rental.module.css';
import { CHOICE_ID, DONE, type RentalAddress, STEP, urlOf } from '../base/rental-address';
import type { RentalTimes } from '../base/rental-times';
import { VehicleFacts } from '../offer/VehicleFacts';
import { FreshTimes, isTaken } from '../times/OtherTimes';
import { QuoteFacts } from '../times/QuoteFacts';
import { Times } from '../times/Times';
import type { BookingProps } from './booking-props';
import { BookingFacts } from './BookingFacts';
import type { BookingStep } from './load-booking';

interface ChangeBookingProps extends BookingProps {
  step: Extract<BookingStep, { name: 'change' }>;
}

/** Another time or vehicle of the store. Until the last button the booking stays as it is. */
export function ChangeBooking({ path, found, step }: ChangeBookingProps) {
  const text = useMessages();
  const vehiclesId = useId();
  const { booking } = found;
  const { vehicles, times } = step;
  const address = { path, fixed: { [STEP]: 'change' } };
  const back = (
    <p>
      <Button variant="quiet" href={path}>
        {text('rental.change.back')}
      </Button>
    </p>
  );

  return (
    <>
      <div>
        <h1>{text('rental.change.headline')}</h1>
        <p className={styles.intro}>{text('rental.change.intro')}</p>
      </div>
      <BookingFacts booking={booking} />
      {times ? (
        <>
          <div>
            <h2 id={vehiclesId} className={styles.part}>
              {text('rental.change.vehicle')}
            </h2>
            <ul role="list" className={styles.chips} aria-labelledby={vehiclesId}>
              {vehicles.map(({ vehicleId, name }) => (
                <li key={vehicleId}>
                  <Chip
                    href={urlOf(address, { vehicleId })}
                    isSelected={vehicleId === times.vehicle.vehicleId}
                  >
                    {name}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
          {times.vehicle.vehicleId !== booking.vehicle.vehicleId && <VehicleFacts vehicle={times.vehicle} />}
          <ChosenTime address={address} times={times} path={path} found={found} />
        </>
      ) : (
        <MessageBox tone="info">{text('rental.change.none', { phone: booking.store.phone })}</MessageBox>
      )}
      {back}
    </>
  );
}

interface ChosenTimeProps extends Omit<BookingProps, 'basePath'> {
  address: RentalAddress;
  times: RentalTimes;
}

function ChosenTime({ address, times, path, found }: ChosenTimeProps) {
  const text = useMessages();
  const { vehicle, quote } = times;
  const ofVehicle = { path, fixed: { ...address.fixed, vehicleId: vehicle.vehicleId } };

  return (
    <Times address={ofVehicle} times={times} answer={found.answer}>
      {quote?.isFree && (
        <div id={CHOICE_ID} className={styles.quote}>
          <h3 className={styles.part}>{text('rental.change.price')}</h3>
          <QuoteFacts quote={quote} />
          <ChangeForm address={ofVehicle} times={times} path={path} found={found} />
        </div>
      )}
    </Times>
  );
}

function ChangeForm({ address, times, path, found }: ChosenTimeProps) {
  const text = useMessages();
  const { bookingId, version } = found.booking;
  const { vehicle, typed } = times;
  const values = {
    vehicleId: vehicle.vehicleId,
    fromDay: typed.fromDay,
    fromTime: typed.fromTime,
    toDay: typed.toDay,
    toTime: typed.toTime,
    version: String(version),
  };
  const running = useServerForm({
    call: changeRental,
    params: { bookingId },
    initialValues: values,
    onDone() {
      goTo(`${path}?${DONE}=changed`);
      return 'leaving';
    },
  });

  return (
    <ServerForm
      form={running}
      label={text('rental.change.headline')}
      submit={
        <SubmitButton isPending={running.isPending} note={text('rental.change.note')}>
          {text('rental.change.submit')}
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
