import { readStore } from '@fachwerk/shared/calls';
import type { DeskRental } from '@fachwerk/shared/contracts';
import { storeAddressLines } from '@fachwerk/shared/rules';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, useRequest } from '@fachwerk/shared/widget';
import { useDesk } from '../base/desk-context';
import { deskName } from '../base/desk-names';
import styles from './HandOverSheet.module.css';

/** States in which the sheet is signed, or printed again. */
const PRINTED: readonly DeskRental['state'][] = ['BOOKED', 'HANDED_OUT', 'RETURNED'];

/**
 * The sheet of the hand-over on a page of A4, printed only: what was agreed, room for marks at the hand-out
 * and at the return, and the signatures of both.
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
  const { number, vehicle, plate, contact, fromText, toText, handedOutAt, licenceSeen, returned } = rental;
  const { street, zipCode, city } = request.data?.address ?? {};
  const store = request.data
    ? [request.data.name, ...storeAddressLines({ street, zipCode, city })].join(', ')
    : deskName(text, desk);
  const facts = [
    [text('desk.rentals.vehicle'), vehicle.name],
    [text('desk.rentals.plate'), plate],
    [text('desk.rentals.person'), [contact?.name, contact?.phone].filter(Boolean).join(', ')],
    [text('desk.rentals.licenceSeen'), licenceSeen ?? ''],
    [text('desk.rentals.begin'), handedOutAt ? dayAndTimeText(parseInstant(handedOutAt)) : fromText],
    [text('desk.rentals.end'), toText],
    [text('desk.rentals.price'), rental.price.total.displayValue],
    [text('desk.rentals.deposit'), rental.deposit.displayValue],
  ] as const;

  return (
    <>
      <Button isWide isPending={request.status === 'loading'} onClick={() => window.print()}>
        {text('desk.rentals.sheet.print')}
      </Button>
      <article className={styles.sheet} data-sheet>
        <p className={styles.store}>{store}</p>
        <h2>{text('desk.rentals.sheet.title', { number })}</h2>
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3>{text('desk.rentals.sheet.stateOut')}</h3>
        <p className={styles.small}>{text('desk.rentals.sheet.marks')}</p>
        <div className={styles.marks} />
        <Signatures />
        <h3>{text('desk.rentals.sheet.stateBack')}</h3>
        <p className={styles.small}>{text('desk.rentals.sheet.marksBack')}</p>
        <div className={styles.marks}>{returned?.damage}</div>
        <Signatures />
      </article>
    </>
  );
}

function Signatures() {
  const text = useMessages();
  return (
    <div className={styles.signatures}>
      <p>{text('desk.rentals.sheet.signature')}</p>
      <p>{text('desk.rentals.sheet.signatureStore')}</p>
    </div>
  );
}
