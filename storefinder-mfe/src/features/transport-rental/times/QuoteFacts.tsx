import type { RentalBooking, RentalQuote } from '@fachwerk/shared/contracts';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import { Fragment } from 'react';
import styles from '../base/Rental.module.css';

/** Basis points of a percent. */
const PERCENT = 100;

type Priced = Pick<RentalQuote, 'fromText' | 'toText' | 'price' | 'deposit'> &
  Pick<RentalBooking, 'backByText'>;

/** Time, price with its parts and VAT, and the deposit beside it. */
export function QuoteFacts({ quote }: { quote: Priced }) {
  const text = useMessages();
  const priceText = usePriceText();
  const { fromText, toText, backByText, price, deposit } = quote;

  return (
    <dl className={styles.facts}>
      <dt>{text('rental.from')}</dt>
      <dd>{fromText}</dd>
      <dt>{text('rental.to')}</dt>
      <dd>
        {toText}
        {backByText && <div className={styles.note}>{text('rental.backBy', { time: backByText })}</div>}
      </dd>
      {price.parts.map(({ unit, count, price: part }) => (
        <Fragment key={unit}>
          <dt>{text(`rental.unit.${unit}`, { count })}</dt>
          <dd>{priceText(part)}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{text('rental.total')}</dt>
      <dd>
        <strong className={styles.total}>{priceText(price.total)}</strong>
        <div className={styles.note}>
          {text('rental.tax', { rate: price.tax.rate / PERCENT, amount: priceText(price.tax.amount) })}
        </div>
      </dd>
      <dt>{text('rental.fact.deposit')}</dt>
      <dd>
        {priceText(deposit)}
        <div className={styles.note}>{text('rental.depositNote')}</div>
      </dd>
    </dl>
  );
}
