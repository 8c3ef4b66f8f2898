import { calendarDay, timeText } from '@fachwerk/shared/time';
import { Button, MessageBox, SelectField } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import styles from '../base/Rental.module.css';
import { CHOICE_ID, type RentalAddress, type TypedPeriod } from '../base/rental-address';
import type { Refusal, RentalTimes } from '../base/rental-times';
import { dayName } from './day-name';
import { fieldText, hasFieldTexts } from './refusal-texts';
import { endsFor, fittingTime, keptTime, startsOn, timesOf } from './time-options';

interface PeriodFormProps {
  /** With the vehicle. */
  address: RentalAddress;
  times: RentalTimes;
  refusal: Refusal | null;
}

/**
 * Begin and end on the chosen day, as a form that leads to the same page with the price. Without script each
 * list has all times of its days; with script the lists fit each other.
 */
export function PeriodForm({ address, times, refusal }: PeriodFormProps) {
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const { shopLocale } = usePlatform().config;
  const { calendar, reach, typed, quote } = times;
  const [choice, setChoice] = useState(() => keptTime(reach, typed));
  const [isTouched, setTouched] = useState(false);
  const starts = startsOn(reach, typed.fromDay);
  if (!typed.fromDay) return <p>{text('rental.period.chooseDay')}</p>;
  if (starts.length === 0)
    return <p>{text('rental.period.nothing', { day: nameOf(typed.fromDay, shopLocale) })}</p>;

  // A refused time stays as it was typed until the visitor changes it.
  const fits = isHydrated && (isTouched || (refusal === null && quote?.isFree !== false));
  const shown = fits ? fittingTime(reach, choice) : choice;
  const ends = endsFor(reach, fits ? starts.filter(({ time }) => time === shown.fromTime) : starts);
  const endTimes = fits ? (ends.find(({ day }) => day === shown.toDay)?.times ?? []) : timesOf(ends);

  function choose(part: Partial<TypedPeriod>): void {
    setTouched(true);
    setChoice(fittingTime(reach, { ...shown, ...part }));
  }

  return (
    <form
      action={`${address.path}#${CHOICE_ID}`}
      className={styles.period}
      aria-label={text('rental.period')}
    >
      <h3 className={styles.part}>{nameOf(typed.fromDay, shopLocale)}</h3>
      {refusal && hasFieldTexts(text, refusal) && (
        <MessageBox tone="error" isLive>
          {text('forms.checkMarked')}
        </MessageBox>
      )}
      {Object.entries(address.fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="from" value={calendar[0]?.day ?? ''} />
      <input type="hidden" name="fromDay" value={typed.fromDay} />
      <SelectField
        name="fromTime"
        label={text('rental.period.fromTime')}
        value={shown.fromTime}
        error={errorOf('fromTime')}
        onChange={({ target }) => choose({ fromTime: target.value })}
      >
        {starts.map(({ time }) => (
          <Time key={time} time={time} />
        ))}
      </SelectField>
      <SelectField
        name="toDay"
        label={text('rental.period.toDay')}
        value={shown.toDay}
        error={errorOf('toDay')}
        onChange={({ target }) => choose({ toDay: target.value })}
      >
        {ends.map(({ day }) => (
          <option key={day} value={day}>
            {dayName(day, shopLocale)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="toTime"
        label={text('rental.period.toTime')}
        value={shown.toTime}
        error={errorOf('toTime')}
        onChange={({ target }) => choose({ toTime: target.value })}
      >
        {endTimes.map((time) => (
          <Time key={time} time={time} />
        ))}
      </SelectField>
      <Button type="submit" variant={quote?.isFree ? 'secondary' : 'primary'} isWide>
        {text(quote ? 'rental.period.again' : 'rental.period.submit')}
      </Button>
    </form>
  );

  function errorOf(field: string): string | undefined {
    return refusal ? fieldText(text, refusal, field) : undefined;
  }
}

/** What is no day stays as it was typed. */
const nameOf = (day: string, locale: string): string =>
  calendarDay(day) === day ? dayName(day, locale) : day;

function Time({ time }: { time: string }) {
  const text = useMessages();
  return <option value={time}>{text('rental.time', { time: timeText(time) })}</option>;
}
