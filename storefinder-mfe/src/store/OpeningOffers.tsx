import type { OpeningOffer, WeekDay } from '@fachwerk/shared/contracts';
import { Badge } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { hoursText, weekRows } from './opening-hours';
import styles from './OpeningOffers.module.css';

/** Weeks with other hours: name, days, and the hours of the days that differ. */
export function OpeningOffers({ offers }: { offers: readonly OpeningOffer[] }) {
  const text = useMessages();
  const day = (name: WeekDay) => text(`storefinder.day.${name}`);

  return (
    <ul role="list" className={styles.offers}>
      {offers.map((offer) => (
        <li key={JSON.stringify(offer)} className={styles.offer}>
          <p className={styles.name}>
            {offer.name} {offer.isActive && <Badge>{text('storePage.offers.active')}</Badge>}
          </p>
          <p className={styles.days}>{offer.text}</p>
          <dl className={styles.hours}>
            {weekRows(offer.openingHours).map(({ first, last, pairs }) => (
              <div key={first} className={styles.row}>
                <dt>
                  {first === last
                    ? day(first)
                    : text('storefinder.day.range', { first: day(first), last: day(last) })}
                </dt>
                <dd>{hoursText(pairs, text)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
