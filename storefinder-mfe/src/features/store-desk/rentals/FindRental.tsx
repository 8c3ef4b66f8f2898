import { readDeskRentals } from '@fachwerk/shared/calls';
import { Button, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { goTo } from '../base/desk-place';
import { CameraButton } from '../orders/CameraButton';
import { useWedgeScanner } from '../orders/wedge-scanner';
import { isOffline, rentalFailure } from './rental-failure';
import styles from './RentalsTab.module.css';

const LONGEST = 40;

/** A booking by its number, typed or scanned: on this device, else from the shop. */
export function FindRental() {
  const text = useMessages();
  const { api, rentals } = useDesk();
  const [number, setNumber] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const { state, run, isPending } = useAction(
    async (typed: string) => {
      const kept = rentals.find(typed);
      if (kept) return kept.bookingId;
      const { found } = await api.call(readDeskRentals, { query: { number: typed.slice(0, LONGEST) } });
      if (found) await rentals.put(found);
      return found?.bookingId;
    },
    {
      onDone(bookingId) {
        setUnknown(bookingId === undefined);
        if (bookingId !== undefined) goTo('rentals', bookingId);
      },
    },
  );

  function find(typed: string): void {
    setUnknown(false);
    if (typed.trim()) void run(typed.trim());
  }

  function take(code: string): void {
    setNumber(code);
    find(code);
  }
  useWedgeScanner(take);

  function submit(event: FormEvent): void {
    event.preventDefault();
    find(number);
  }

  return (
    <form role="search" noValidate className={styles.find} onSubmit={submit}>
      <TextField
        label={text('desk.rentals.number')}
        hint={text('desk.rentals.find.hint')}
        value={number}
        maxLength={LONGEST}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setNumber(target.value)}
      />
      {isUnknown && (
        <MessageBox tone="info" isLive>
          <p>{text('desk.rentals.find.unknown')}</p>
        </MessageBox>
      )}
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          <p>
            {isOffline(state.error) ? text('desk.rentals.find.offline') : rentalFailure(text, state.error)}
          </p>
        </MessageBox>
      )}
      <div className={styles.buttons}>
        <Button type="submit" isPending={isPending}>
          {text('desk.rentals.find.submit')}
        </Button>
        <CameraButton isOnce onCode={take} />
      </div>
    </form>
  );
}
