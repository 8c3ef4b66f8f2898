import type { Store, WeekDay } from '@fachwerk/shared/contracts';
import { WEEK_DAYS } from '@fachwerk/shared/time';
import { joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { hoursText, weekRows } from './opening-hours';
import styles from './OpeningHours.module.css';

interface OpeningHoursProps {
  store: Pick<Store, 'openingHours' | 'specialOpenings'>;
  /**
   * The current day: marked, and each day has its own row. Without it equal days are merged and the HTML is
   * cacheable.
   */
  today?: WeekDay;
}

/** Weekly opening hours and the next days with other hours. */
export function OpeningHours({ store, today }: OpeningHoursProps) {
  const text = useMessages();
  const day = (name: WeekDay) => text(`storefinder.day.${name}`);
  const rows = today
    ? WEEK_DAYS.map((name) => ({ first: name, last: name, pairs: store.openingHours[name] ?? [] }))
    : weekRows(store.openingHours);

  return (
    <>
      <dl className={styles.week}>
        {rows.map(({ first, last, pairs }) => (
          <div key={first} className={joinClasses(styles.row, first === today && styles.today)}>
            <dt>
              {first === last
                ? day(first)
                : text('storefinder.day.range', { first: day(first), last: day(last) })}
              {first === today && <VisuallyHidden> {text('storefinder.day.today')}</VisuallyHidden>}
            </dt>
            <dd>{hoursText(pairs, text)}</dd>
          </div>
        ))}
      </dl>
      {store.specialOpenings.length > 0 && (
        <>
          <p className={styles.special}>{text('storefinder.hours.special')}</p>
          <dl className={styles.week}>
            {store.specialOpenings.map(({ date, dateText, reason, hours }) => (
              <div key={date} className={styles.row}>
                <dt>
                  {dateText} {reason}
                </dt>
                <dd>{hoursText(hours, text)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
