import type { Checkout } from '@fachwerk/shared/contracts';
import { joinClasses } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type MouseEvent, useId } from 'react';
import { BOOK_PARAMETER } from '../checkout-data';
import styles from './BookAddresses.module.css';

export type StoredAddress = NonNullable<Checkout['address']['book']>[number];

interface BookAddressesProps {
  addresses: readonly StoredAddress[];
  /** What the form has now. */
  typed: Readonly<Record<string, unknown>>;
  onChoose: (values: Record<string, string>) => void;
}

/** Stored addresses of the customer. Without script each is a link to the page with its values. */
export function BookAddresses({ addresses, typed, onChoose }: BookAddressesProps) {
  const text = useMessages();
  const id = useId();

  function choose(event: MouseEvent, { values }: StoredAddress) {
    event.preventDefault();
    onChoose(values);
  }

  return (
    <nav aria-labelledby={id} className={styles.book}>
      <p id={id} className={styles.label}>
        {text('checkout.address.book')}
      </p>
      <ul role="list" className={styles.list}>
        {addresses.map((one) => {
          const isChosen = Object.entries(one.values).every(([field, value]) => typed[field] === value);
          return (
            <li key={one.id}>
              <a
                href={`?${BOOK_PARAMETER}=${encodeURIComponent(one.id)}`}
                className={joinClasses(styles.address, isChosen && styles.chosen)}
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => choose(event, one)}
              >
                {one.lines.map((line, index) => (
                  <span key={index} className={styles.line}>
                    {line}
                  </span>
                ))}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
