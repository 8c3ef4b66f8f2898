import { calendarDay, dayText, noonOf, plusDays, weekDayText } from '@fachwerk/shared/time';
import { ArrowLeftIcon, ArrowRightIcon, Button, IconButton, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../base/desk-context';
import styles from './RentalsTab.module.css';

const LONGEST = 12;

interface ChooseDayProps {
  day: string;
  today: string;
  /** Without a day: today. */
  onDay: (day: string) => void;
}

/** The day of the lists: the one before, the one after, today, or any other. */
export function ChooseDay({ day, today, onDay }: ChooseDayProps) {
  const text = useMessages();
  const { announce } = useDesk();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const nameOf = (one: string) => `${weekDayText(one)}, ${dayText(noonOf(one))}`;

  function choose(next: string): void {
    setWrong(false);
    onDay(next === today ? '' : next);
    announce(text('desk.rentals.dayShown', { day: nameOf(next) }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = calendarDay(typed);
    setWrong(wanted === null);
    if (wanted === null) return;
    setTyped('');
    choose(wanted);
  }

  return (
    <div className={styles.days}>
      <div className={styles.day} role="group" aria-label={text('desk.rentals.day')}>
        <IconButton
          variant="outline"
          label={text('desk.rentals.dayBefore')}
          onClick={() => choose(plusDays(day, -1))}
        >
          <ArrowLeftIcon size={20} />
        </IconButton>
        <strong className={styles.dayName}>
          {day === today ? text('desk.rentals.today', { day: nameOf(day) }) : nameOf(day)}
        </strong>
        <IconButton
          variant="outline"
          label={text('desk.rentals.dayAfter')}
          onClick={() => choose(plusDays(day, 1))}
        >
          <ArrowRightIcon size={20} />
        </IconButton>
      </div>
      {day !== today && <Button onClick={() => choose(today)}>{text('desk.rentals.showToday')}</Button>}
      <details>
        <summary className={styles.summary}>{text('desk.rentals.otherDay')}</summary>
        <form noValidate className={styles.form} onSubmit={submit}>
          <TextField
            label={text('desk.rentals.day')}
            hint={text('desk.rentals.dayHint')}
            value={typed}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            {...(isWrong && { error: text('desk.rentals.dayWrong') })}
          />
          <Button type="submit">{text('desk.rentals.showDay')}</Button>
        </form>
      </details>
    </div>
  );
}
