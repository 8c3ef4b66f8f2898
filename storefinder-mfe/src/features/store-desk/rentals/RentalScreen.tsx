import { Badge, Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import { agoText } from '../base/ago-text';
import { placeHref } from '../base/desk-place';
import { CancelForm } from './CancelForm';
import { HandOutForm } from './HandOutForm';
import { HandOverSheet } from './HandOverSheet';
import { NoShow } from './NoShow';
import { rentalFailure } from './rental-failure';
import { RentalFacts } from './RentalFacts';
import styles from './RentalsTab.module.css';
import { ReturnForm } from './ReturnForm';
import { Settlement } from './Settlement';
import { UndoStep } from './UndoStep';
import { useRental } from './use-rental';
import { type RentalAction, useRentalSteps } from './use-rental-steps';

const MS_PER_SECOND = 1000;
const ACTIONS: readonly RentalAction[] = ['HAND_OUT', 'RETURN', 'NO_SHOW', 'CANCEL', 'UNDO'];

/** One booking, and what the desk can do with it now. */
export function RentalScreen({ bookingId }: { bookingId: string }) {
  const text = useMessages();
  const { rental, readAt, request, isOffline } = useRental(bookingId);
  const { reload } = request;
  const error = request.status === 'failed' ? request.error : undefined;
  const stepOf = useRentalSteps(bookingId, () => void reload());
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = rental !== undefined;
  const now = rental?.state;
  useEffect(() => heading.current?.focus(), [isShown]);
  // The form that was sent is gone: what has become of the booking gets the focus.
  useEffect(() => {
    const active = document.activeElement;
    if (now && (!active || active === document.body)) heading.current?.focus();
  }, [now]);

  const back = (
    <p className={styles.back}>
      <a href={placeHref('rentals')}>{text('desk.rentals.back')}</a>
    </p>
  );
  const again = <Button onClick={() => void reload()}>{text('desk.again')}</Button>;
  const failure = error !== undefined && !(isOffline && rental) && (
    <MessageBox tone="error" isLive actions={again}>
      <p>{isOffline ? text('desk.rentals.notKept') : rentalFailure(text, error)}</p>
    </MessageBox>
  );
  if (!rental)
    return (
      <div className={styles.screen}>
        {back}
        {failure || <p role="status">{text('desk.loading')}</p>}
      </div>
    );

  const { state, actions, number, isOverdue, isAffected, affectedBy, notNow } = rental;
  const isBooked = state === 'BOOKED';
  const can = (action: RentalAction) => actions.includes(action);
  // The form of the step has gone, e.g. because a colleague was first.
  const failures = ACTIONS.filter((action) => !can(action)).map((action) => stepOf(action).failure);
  return (
    <div className={styles.screen}>
      {back}
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {text('desk.rentals.booking', { number })}
        </h2>
        <p className={styles.badges}>
          <Badge>{text(`desk.state.${state}`)}</Badge>
          {isOverdue && <Badge tone="sale">{text('desk.rentals.overdue')}</Badge>}
        </p>
      </div>
      {isOffline && (
        <MessageBox tone="warning" isLive actions={again}>
          <p>
            {text('desk.rentals.offline', {
              ago: agoText(text, Math.max(0, (Date.now() - readAt) / MS_PER_SECOND)),
            })}
          </p>
        </MessageBox>
      )}
      {failure}
      {failures.map(
        (sentence) =>
          sentence && (
            <MessageBox key={sentence} tone="error" isLive>
              <p>{sentence}</p>
            </MessageBox>
          ),
      )}
      {isAffected && (
        <MessageBox tone="warning" title={text(`desk.rentals.affectedBy.${affectedBy ?? 'UNKNOWN'}`)}>
          <p>{text(state === 'HANDED_OUT' ? 'desk.rentals.closedAtReturn' : 'desk.rentals.affectedHelp')}</p>
        </MessageBox>
      )}
      <RentalFacts rental={rental} />
      {/* Signed before the hand-out. */}
      {isBooked && (can('HAND_OUT') || !isAffected) && <HandOverSheet rental={rental} />}
      {can('HAND_OUT') && <HandOutForm rental={rental} step={stepOf('HAND_OUT')} />}
      {isBooked && !can('HAND_OUT') && (
        <MessageBox tone="info" title={text('desk.rentals.notNow.title')}>
          <p>{notNow ? text(notNow.msg, notNow.values) : text('desk.rentals.notNow')}</p>
        </MessageBox>
      )}
      {can('RETURN') && <ReturnForm rental={rental} step={stepOf('RETURN')} />}
      <Settlement rental={rental} />
      {!isBooked && <HandOverSheet rental={rental} />}
      {can('NO_SHOW') && <NoShow step={stepOf('NO_SHOW')} />}
      {can('CANCEL') && <CancelForm step={stepOf('CANCEL')} />}
      {can('UNDO') && <UndoStep key={state} rental={rental} step={stepOf('UNDO')} />}
    </div>
  );
}
