import { readStore } from '@fachwerk/shared/calls';
import type { DeskRental } from '@fachwerk/shared/contracts';
import { storeAddressLines } from '@fachwerk/shared/rules';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { Button } from '@fachwerk/shared/ui';
import { type Translate, useMessages, useRequest } from '@fachwerk/shared/widget';
import { useDesk } from '../base/desk-context';
import { deskName } from '../base/desk-names';
import styles from './HandOverSheet.module.css';
import { minutesText } from './late-text';

/** States in which the sheet is signed, or printed again. */
const PRINTED: readonly DeskRental['state'][] = ['BOOKED', 'HANDED_OUT', 'RETURNED'];

/**
 * The contract, which is made at the hand-out (decision 0154), with the state of the vehicle at the hand-out
 * and at the return: a page of A4, printed only. What the shop does not know has a line to write on.
 */
export function HandOverSheet({ rental }: { rental: DeskRental }) {
  const text = useMessages();
  const { api, desk } = useDesk();
  const isPrinted = PRINTED.includes(rental.state);
  // Without a connection the number of the store has to do.
  const request = useRequest(isPrinted ? desk : null, (signal) =>
    api.call(readStore, { params: { companyId: desk }, signal }),
  );
  if (!isPrinted) return null;
  const { street, zipCode, city } = request.data?.address ?? {};
  const store = request.data
    ? [request.data.name, ...storeAddressLines({ street, zipCode, city })].join(', ')
    : deskName(text, desk);

  return (
    <>
      <Button isWide isPending={request.status === 'loading'} onClick={() => window.print()}>
        {text('desk.rentals.sheet.print')}
      </Button>
      <article className={styles.sheet} data-sheet>
        <h2>{text('desk.rentals.sheet.title')}</h2>
        <p>{text('desk.rentals.sheet.number', { number: rental.number })}</p>
        <Facts facts={contractFacts(text, rental, store)} />
        <p className={styles.small}>{text('desk.rentals.sheet.contract')}</p>
        <Terms rental={rental} />
        <State rental={rental} side="Out" />
        <State rental={rental} side="Back" />
      </article>
    </>
  );
}

type Fact = readonly [term: string, value: string];

const contractFacts = (text: Translate, rental: DeskRental, store: string): readonly Fact[] => {
  const { vehicle, plate, contact, fromText, toText, handedOutAt, licenceSeen, price, deposit } = rental;
  return [
    [text('desk.rentals.sheet.landlord'), store],
    [text('desk.rentals.sheet.tenant'), [contact?.name, contact?.phone].filter(Boolean).join(', ')],
    [text('desk.rentals.sheet.address'), ''],
    [text('desk.rentals.sheet.birth', { age: vehicle.minAge }), ''],
    [text('desk.rentals.sheet.driver'), ''],
    [
      text('desk.rentals.sheet.licence', { licence: vehicle.licence }),
      licenceSeen ? text('desk.rentals.licenceClass', { licence: licenceSeen }) : '',
    ],
    [text('desk.rentals.vehicle'), vehicle.name],
    [text('desk.rentals.plate'), plate],
    [text('desk.rentals.begin'), fromText],
    [text('desk.rentals.end'), toText],
    [text('desk.rentals.price'), text('desk.rentals.priceWithTax', { price: price.total.displayValue })],
    [text('desk.rentals.deposit'), deposit.displayValue],
    ...(handedOutAt
      ? [[text('desk.rentals.handedOutAt'), dayAndTimeText(parseInstant(handedOutAt))] as const]
      : []),
  ];
};

/** What a late return costs, and when the deposit is given back. */
function Terms({ rental: { terms, deposit } }: { rental: DeskRental }) {
  const text = useMessages();
  return (
    <>
      {terms && (
        <p className={styles.small}>
          {text('desk.rentals.sheet.late', {
            prices: pricesText(text, terms.prices),
            minutes: terms.graceMinutes,
          })}
        </p>
      )}
      {deposit.value > 0 && <p className={styles.small}>{text('desk.rentals.sheet.deposit')}</p>}
    </>
  );
}

const pricesText = (
  text: Translate,
  { hour, day, weekend }: NonNullable<DeskRental['terms']>['prices'],
): string =>
  text(weekend ? 'desk.rentals.sheet.pricesWithWeekend' : 'desk.rentals.sheet.prices', {
    hour: hour.displayValue,
    day: day.displayValue,
    weekend: weekend?.displayValue ?? '',
  });

/** The vehicle at the hand-out or at the return, and the signatures of both. */
function State({ rental: { vehicle, returned }, side }: { rental: DeskRental; side: 'Out' | 'Back' }) {
  const text = useMessages();
  const facts: readonly Fact[] = [
    ...(vehicle.kind === 'VAN'
      ? [[text('desk.rentals.sheet.mileage'), ''] as const, [text('desk.rentals.sheet.fuel'), ''] as const]
      : []),
    ...(side === 'Back' && returned
      ? [
          [text('desk.rentals.returnedAt'), dayAndTimeText(parseInstant(returned.at))] as const,
          [
            text('desk.rentals.sheet.lateAndExtra'),
            returned.lateMinutes > 0
              ? [minutesText(text, returned.lateMinutes), returned.extra.displayValue].join(', ')
              : text('desk.rentals.onTime'),
          ] as const,
        ]
      : []),
  ];
  return (
    <section>
      <h3>{text(`desk.rentals.sheet.state${side}`)}</h3>
      {facts.length > 0 && <Facts facts={facts} />}
      <p className={styles.small}>{text(`desk.rentals.sheet.marks${side}`)}</p>
      <div className={styles.marks}>{side === 'Back' && returned?.damage}</div>
      <div className={styles.signatures}>
        <p>{text('desk.rentals.sheet.signature')}</p>
        <p>{text('desk.rentals.sheet.signatureStore')}</p>
      </div>
    </section>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
