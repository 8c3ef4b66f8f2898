import type { RentalDay } from '@fachwerk/shared/contracts';
import { timeText } from '@fachwerk/shared/time';
import { Chip } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from '../base/Rental.module.css';
import { type RentalAddress, urlOf } from '../base/rental-address';
import { readFreeDays, type RentalTimes } from '../base/rental-times';
import { dayName } from './day-name';
import { startsOn } from './time-options';

const TAKEN = 'rental.error.taken';

/** Another booking has the time. */
export const isTaken = (keys: readonly string[]): boolean => keys.includes(TAKEN);

interface OtherTimesProps {
  address: RentalAddress;
  fromDay: string;
  days: readonly RentalDay[];
}

/** Times of the chosen day that are still free, else the next day that has one. */
export function OtherTimes({ address, fromDay, days }: OtherTimesProps) {
  const text = useMessages();
  const id = useId();
  const { shopLocale } = usePlatform().config;
  const day =
    startsOn(days, fromDay).length > 0 ? fromDay : days.find(({ starts }) => starts.length > 0)?.day;
  if (day === undefined) return <p>{text('rental.other.none')}</p>;

  return (
    <div>
      <p id={id}>{text('rental.other.free', { day: dayName(day, shopLocale) })}</p>
      <ul role="list" className={styles.chips} aria-labelledby={id}>
        {startsOn(days, day).map(({ time }) => (
          <li key={time}>
            <Chip href={urlOf(address, { from: day, fromDay: day, fromTime: time })}>
              {text('rental.time', { time: timeText(time) })}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FreshTimesProps {
  address: RentalAddress;
  times: RentalTimes;
}

/** The same after a refusal in the browser: the times of the page are old by now. */
export function FreshTimes({ address, times }: FreshTimesProps) {
  const { api } = usePlatform();
  const { terms, vehicle, typed, except } = times;
  const { vehicleId } = vehicle;
  const { data } = useRequest(`${vehicleId} ${typed.fromDay}`, (signal) =>
    readFreeDays(api, { vehicleId, from: typed.fromDay, terms, except }, signal),
  );
  return data ? <OtherTimes address={address} fromDay={typed.fromDay} days={data} /> : null;
}
