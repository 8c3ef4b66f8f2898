import type { RentalVehicle } from '@fachwerk/shared/contracts';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import { Fragment } from 'react';
import styles from '../base/Rental.module.css';

const MM_PER_METRE = 1000;

/** Size, load, licence, age, prices and deposit of a vehicle. */
export function VehicleFacts({ vehicle }: { vehicle: RentalVehicle }) {
  const text = useMessages();
  const priceText = usePriceText();
  const { size, payloadKg, licence, minAge, prices, deposit } = vehicle;
  const facts: [string, string][] = [
    [
      text('rental.fact.size'),
      text('rental.fact.sizeValue', {
        length: size.lengthMm / MM_PER_METRE,
        width: size.widthMm / MM_PER_METRE,
        height: size.heightMm / MM_PER_METRE,
      }),
    ],
    [text('rental.fact.payload'), text('rental.fact.payloadValue', { weight: payloadKg })],
    [text('rental.fact.licence'), text('rental.fact.licenceValue', { licence })],
    [text('rental.fact.age'), text('rental.fact.ageValue', { age: minAge })],
    [text('rental.fact.hour'), priceText(prices.hour)],
    [text('rental.fact.day'), priceText(prices.day)],
  ];
  if (prices.weekend)
    facts.push([
      text('rental.fact.weekend'),
      text('rental.fact.weekendValue', { price: priceText(prices.weekend) }),
    ]);
  facts.push([text('rental.fact.deposit'), priceText(deposit)]);

  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles.note}>{text('rental.fact.prices')}</p>
    </>
  );
}
