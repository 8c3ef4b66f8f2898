import { timeText } from '@fachwerk/shared/time';
import { Button, MessageBox, Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from '../base/Rental.module.css';
import { CHOICE_ID, type RentalAddress, urlOf } from '../base/rental-address';
import type { RentalTimes } from '../base/rental-times';
import { dayName } from '../times/day-name';
import { QuoteFacts } from '../times/QuoteFacts';
import { ChosenCard } from './ChosenCard';
import { HoldForm } from './HoldForm';
import type { Suggestion } from './suggested-time';

interface SuggestedTimeProps {
  address: RentalAddress;
  times: RentalTimes;
  suggestion: Suggestion;
}

/** A vehicle and a time that are chosen already: price, the step to the booking, the way to other times. */
export function SuggestedTime({ address, times, suggestion }: SuggestedTimeProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const { vehicle, quote, typed } = times;
  if (!quote) return null;
  const { path, fixed } = address;
  const ofVehicle = { path, fixed: { companyId: fixed.companyId ?? '', vehicleId: vehicle.vehicleId } };
  const { missed } = suggestion;

  return (
    <div className={styles.twoParts}>
      <Section headline={text('rental.suggested', { name: vehicle.name })}>
        <div id={CHOICE_ID} className={styles.parts}>
          {missed && (
            <MessageBox tone="info">
              {text('rental.suggested.next', {
                day: dayName(missed.day, shopLocale),
                time: text('rental.time', { time: timeText(missed.time) }),
              })}
            </MessageBox>
          )}
          <QuoteFacts quote={quote} />
          <HoldForm address={ofVehicle} times={times} />
          <p>
            <Button size="small" href={urlOf(ofVehicle, { from: typed.fromDay, ...typed })}>
              {text('rental.confirm.other')}
            </Button>
          </p>
        </div>
      </Section>
      <ChosenCard address={address} vehicle={vehicle} />
    </div>
  );
}
