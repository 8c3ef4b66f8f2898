import type { FormAnswer } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import styles from '../base/Rental.module.css';
import { CHOICE_ID, type RentalAddress } from '../base/rental-address';
import type { RentalTimes } from '../base/rental-times';
import { QuoteFacts } from '../times/QuoteFacts';
import { Times } from '../times/Times';
import { ChosenCard } from './ChosenCard';
import { HoldForm } from './HoldForm';

interface ChosenVehicleProps {
  address: RentalAddress;
  times: RentalTimes;
  answer: FormAnswer | null;
}

/** One vehicle: facts, free times, price, and the first step of a booking. */
export function ChosenVehicle({ address, times, answer }: ChosenVehicleProps) {
  const text = useMessages();
  const { vehicle, quote } = times;
  const { vehicleId } = vehicle;
  const { path, fixed } = address;
  const ofVehicle = { path, fixed: { companyId: fixed.companyId ?? '', vehicleId } };

  return (
    <>
      <ChosenCard address={address} vehicle={vehicle} />
      <Times address={ofVehicle} times={times} answer={answer}>
        {quote?.isFree && (
          <div id={CHOICE_ID} className={styles.quote}>
            <h3 className={styles.part}>{text('rental.price')}</h3>
            <QuoteFacts quote={quote} />
            <HoldForm address={ofVehicle} times={times} />
          </div>
        )}
      </Times>
    </>
  );
}
