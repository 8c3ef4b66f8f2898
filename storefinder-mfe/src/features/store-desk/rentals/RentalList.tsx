import { readRentalVehicles } from '@fachwerk/shared/calls';
import type { DeskRental } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { type Translate, useMessages, useRequest } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { agoText } from '../base/ago-text';
import { useDesk } from '../base/desk-context';
import { ChooseDay } from './ChooseDay';
import { FindRental } from './FindRental';
import { isOffline, rentalFailure } from './rental-failure';
import { RentalCard } from './RentalCard';
import styles from './RentalsTab.module.css';
import { useRentalLists } from './use-rental-lists';

const MS_PER_SECOND = 1000;

interface RentalListProps {
  /** Empty: today. */
  day: string;
  onDay: (day: string) => void;
}

/** What is handed out and returned on a day, and what waits for a decision on whatever day. */
export function RentalList({ day, onDay }: RentalListProps) {
  const text = useMessages();
  const { api, desk, announce } = useDesk();
  const { request, today, shownDay, shown } = useRentalLists(day);
  const { handOuts = [], returns = [], affected = [], unreported = [] } = shown?.lists ?? {};
  const isEmpty =
    shown !== undefined && [handOuts, returns, affected, unreported].every((list) => list.length === 0);
  const vehicles = useRequest(isEmpty ? desk : null, (signal) =>
    api.call(readRentalVehicles, { query: { companyId: desk }, signal }),
  );
  const error = request.status === 'failed' ? request.error : undefined;

  async function reload() {
    await request.reload();
    announce(text('desk.lists.reloaded'));
  }

  return (
    <div className={styles.screen}>
      <h2 className={styles.headline}>{text('desk.rentals.title')}</h2>
      <ChooseDay day={shownDay} today={today} onDay={onDay} />
      {error !== undefined && (
        <MessageBox
          tone={shown ? 'warning' : 'error'}
          isLive
          actions={<Button onClick={() => void reload()}>{text('desk.again')}</Button>}
        >
          <p>{isOffline(error) ? offlineText(text, shown?.readAt) : rentalFailure(text, error)}</p>
        </MessageBox>
      )}
      {!shown && error === undefined && <p role="status">{text('desk.loading')}</p>}
      {isEmpty && (
        <p>
          {text(
            vehicles.data?.vehicles.length === 0
              ? 'desk.rentals.noVehicles'
              : 'desk.rentals.nothingOnThisDay',
          )}
        </p>
      )}
      {shown && !isEmpty && (
        <>
          <Rentals title="handOuts" rentals={handOuts} />
          <Rentals title="returns" rentals={returns} />
          {affected.length > 0 && <Rentals title="affected" rentals={affected} hasHelp />}
          {unreported.length > 0 && <Rentals title="unreported" rentals={unreported} hasHelp />}
        </>
      )}
      {shown && (
        <Button isWide isPending={request.status === 'loading'} onClick={() => void reload()}>
          {text('desk.lists.reload')}
        </Button>
      )}
      <FindRental />
    </div>
  );
}

/** That this device shows what it has read before, or that it has read nothing of the day. */
const offlineText = (text: Translate, readAt: number | undefined): string =>
  readAt === undefined
    ? text('desk.lists.nothing')
    : text('desk.rentals.offline', {
        ago: agoText(text, Math.max(0, (Date.now() - readAt) / MS_PER_SECOND)),
      });

interface RentalsProps {
  title: 'handOuts' | 'returns' | 'affected' | 'unreported';
  rentals: readonly DeskRental[];
  /** What to do with them. */
  hasHelp?: boolean;
}

function Rentals({ title, rentals, hasHelp = false }: RentalsProps) {
  const text = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h3 id={id} className={styles.listTitle}>
        {text(`desk.rentals.${title}`)} <span className={styles.count}>{rentals.length}</span>
      </h3>
      {hasHelp && <p>{text(`desk.rentals.${title}.help`)}</p>}
      {rentals.length === 0 ? (
        <p>{text(`desk.rentals.${title}.empty`)}</p>
      ) : (
        <ul className={styles.rentals}>
          {rentals.map((rental) => (
            <RentalCard key={rental.bookingId} rental={rental} />
          ))}
        </ul>
      )}
    </section>
  );
}
