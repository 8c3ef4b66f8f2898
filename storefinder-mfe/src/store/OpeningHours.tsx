import type { OpeningPair, Store, WeekDay } from '@fachwerk/shared/contracts';
import { joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { hoursText, weekRows } from './opening-hours';
import styles from './OpeningHours.module.css';

interface OpeningHoursProps {
  store: Pick<Store, 'openingHours' | 'specialOpenings' | 'nextDays'>;
}

/**
 * The next seven days with their dates, the first of them marked as today, where the answer has them; else
 * the usual week. Then the later days with other hours.
 */
export function OpeningHours({ store }: OpeningHoursProps) {
  const text = useMessages();
  const { nextDays = [] } = store;
  const listed = new Set(nextDays.map(({ date }) => date));
  const later = store.specialOpenings.filter(({ date }) => !listed.has(date));

  return (
    <>
      <dl className={styles.week}>
        {nextDays.map(({ date, dateText, reason, hours }, index) => (
          <Day key={date} name={dateText} reason={reason} hours={hours} isToday={index === 0} />
        ))}
        {nextDays.length === 0 && <Week hours={store.openingHours} />}
      </dl>
      {later.length > 0 && (
        <>
          <p className={styles.special}>{text('storefinder.hours.special')}</p>
          <dl className={styles.week}>
            {later.map(({ date, dateText, reason, hours }) => (
              <Day key={date} name={dateText} reason={reason} hours={hours} />
            ))}
          </dl>
        </>
      )}
    </>
  );
}

/** Equal days of the usual week share a row. */
function Week({ hours }: { hours: Store['openingHours'] }) {
  const text = useMessages();
  const day = (name: WeekDay) => text(`storefinder.day.${name}`);
  return weekRows(hours).map(({ first, last, pairs }) => (
    <Day
      key={first}
      name={
        first === last ? day(first) : text('storefinder.day.range', { first: day(first), last: day(last) })
      }
      hours={pairs}
    />
  ));
}

interface DayProps {
  name: string;
  /** Why the hours differ. */
  reason?: string | undefined;
  hours: readonly OpeningPair[];
  isToday?: boolean;
}

function Day({ name, reason, hours, isToday = false }: DayProps) {
  const text = useMessages();
  return (
    <div className={joinClasses(styles.row, isToday && styles.today)}>
      <dt>
        {reason ? `${name} ${reason}` : name}
        {isToday && <VisuallyHidden> {text('storefinder.day.today')}</VisuallyHidden>}
      </dt>
      <dd>{hoursText(hours, text)}</dd>
    </div>
  );
}
