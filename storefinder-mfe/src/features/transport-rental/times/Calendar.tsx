import { isGerman } from '@fachwerk/shared/format';
import { plusDays, shortWeekDayText, timeText, weekDayText } from '@fachwerk/shared/time';
import { ArrowLeftIcon, ArrowRightIcon, Button, joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import { type Translate, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type RentalAddress, urlOf } from '../base/rental-address';
import { CALENDAR_DAYS, type RentalTimes } from '../base/rental-times';
import styles from './Calendar.module.css';
import { type CalendarDay, weeksOf } from './calendar-weeks';
import { dayName } from './day-name';

interface CalendarProps {
  /** With the vehicle. */
  address: RentalAddress;
  times: RentalTimes;
}

/** Four weeks from a Monday on; each free day is a link to its times. */
export function Calendar({ address, times }: CalendarProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const { vehicle, today, lastDay, calendar, typed } = times;
  const weeks = weeksOf(calendar, { today, lastDay });
  const first = calendar[0]?.day ?? today;
  const next = plusDays(first, CALENDAR_DAYS);
  const names = weeks[0] ?? [];

  return (
    <div>
      <table className={styles.calendar}>
        <caption>
          <VisuallyHidden>{text('rental.calendar', { name: vehicle.name })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {names.map(({ day }) => (
              <th key={day} scope="col" className={styles.weekDay}>
                <span aria-hidden="true">{shortWeekDayText(day, shopLocale)}</span>
                <VisuallyHidden>{weekDayText(day, shopLocale)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <td key={day.day} className={styles.cell}>
                  <Day
                    day={day}
                    href={urlOf(address, { from: first, fromDay: day.day })}
                    isChosen={day.day === typed.fromDay}
                    hasMonth={day.day === first || day.day.endsWith('-01')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.turn}>
        {first > today && (
          <Button
            size="small"
            icon={<ArrowLeftIcon size={20} />}
            href={urlOf(address, { from: plusDays(first, -CALENDAR_DAYS) })}
          >
            {text('rental.calendar.before')}
          </Button>
        )}
        {next <= lastDay && (
          <Button size="small" className={styles.later} href={urlOf(address, { from: next })}>
            <span className={styles.onward}>
              {text('rental.calendar.after')}
              <ArrowRightIcon size={20} />
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}

interface DayProps {
  day: CalendarDay;
  href: string;
  isChosen: boolean;
  /** The first day that is shown, and the first one of a month. */
  hasMonth: boolean;
}

function Day({ day, href, isChosen, hasMonth }: DayProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const content = (
    <>
      {hasMonth && (
        <span aria-hidden="true" className={styles.month}>
          {shortMonth(day.day, shopLocale)}
        </span>
      )}
      <span aria-hidden="true" className={styles.date}>
        {dayOfMonth(day.day)}
        {isGerman(shopLocale) && '.'}
      </span>
      <span aria-hidden="true" className={styles.state}>
        {text(`rental.day.short.${day.state}`)}
      </span>
      <VisuallyHidden>{nameOf(day, text, shopLocale)}</VisuallyHidden>
    </>
  );
  if (day.state !== 'free') return <span className={joinClasses(styles.day, styles.no)}>{content}</span>;
  return (
    <a
      className={joinClasses(styles.day, styles.free, isChosen && styles.chosen)}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
    >
      {content}
    </a>
  );
}

const dayOfMonth = (day: string): number => Number(day.slice(-2));

/** "Dez" of "Samstag, 5. Dezember": a narrow cell has no room for more. */
const shortMonth = (day: string, locale: string): string =>
  (dayName(day, locale).split(' ').at(-1) ?? '').slice(0, 3);

/** "Samstag, 5. Dezember, frei ab 8:00 Uhr" */
function nameOf(one: CalendarDay, text: Translate, locale: string): string {
  const day = dayName(one.day, locale);
  if (one.state === 'free') return text('rental.day.free', { day, time: timeText(one.first) });
  if (one.state === 'closed' && one.reason) return text('rental.day.closedFor', { day, reason: one.reason });
  return text(`rental.day.${one.state}`, { day });
}
