import type { FormAnswer } from '@fachwerk/shared/contracts';
import { MessageBox, Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from '../base/Rental.module.css';
import { CHOICE_ID, type RentalAddress, TIMES_ID } from '../base/rental-address';
import type { Refusal, RentalTimes } from '../base/rental-times';
import { Calendar } from './Calendar';
import { isTaken, OtherTimes } from './OtherTimes';
import { PeriodForm } from './PeriodForm';
import { refusalTexts } from './refusal-texts';
import { startsOn } from './time-options';

interface TimesProps {
  /** With the vehicle. */
  address: RentalAddress;
  times: RentalTimes;
  /** The form of the page, if it was refused without script. */
  answer: FormAnswer | null;
  /** Price of a free time, with the anchor of the choice, and the form that takes the time. */
  children: ReactNode;
}

/** Calendar of the vehicle, begin and end, then what the chosen time costs. */
export function Times({ address, times, answer, children }: TimesProps) {
  const text = useMessages();
  const { vehicle, reach, typed, quote } = times;
  // What was sent last comes first; it has the same time.
  const refusal: Refusal | null = answer ?? times.refusal;
  const hasForm = startsOn(reach, typed.fromDay).length > 0;
  const isFull = quote?.isFree === false;
  const sentences = refusal ? refusalTexts(text, refusal, hasForm) : isFull ? [text('rental.taken')] : [];
  const isLost = isFull || (refusal !== null && isTaken(refusal.globalErrors.map(({ msg }) => msg)));

  return (
    <div id={TIMES_ID} className={styles.times}>
      <Section className={styles.timesCard} headline={text('rental.times', { name: vehicle.name })}>
        <div className={styles.columns}>
          <Calendar address={address} times={times} />
          <div id={quote?.isFree ? undefined : CHOICE_ID} className={styles.choice}>
            {sentences.length > 0 && (
              <MessageBox tone={refusal ? 'error' : 'warning'}>
                {sentences.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </MessageBox>
            )}
            {isLost && reach.length > 0 && (
              <OtherTimes address={address} fromDay={typed.fromDay} days={reach} />
            )}
            <PeriodForm address={address} times={times} refusal={refusal} />
            {children}
          </div>
        </div>
      </Section>
    </div>
  );
}
