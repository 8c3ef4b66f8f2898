import type { OpeningOffer, WeekDay } from '@fachwerk/shared/contracts';
import { Badge } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import { hoursText, weekRows } from './opening-hours';
import styles from './OpeningOffers.module.css';

interface OpeningOffersProps<Offer extends OpeningOffer> {
  offers: readonly Offer[];
  /** What stands below each. */
  below?: (offer: Offer) => ReactNode;
}

/** Weeks with other hours: name, days, and the hours of the days that differ. */
export function OpeningOffers<Offer extends OpeningOffer>({ offers, below }: OpeningOffersProps<Offer>) {
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
          {below?.(offer)}
        </li>
      ))}
    </ul>
  );
}
