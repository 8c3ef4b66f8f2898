import type { StaffState } from '@fachwerk/shared/contracts';
import { Button, Card, MessageBox, SelectField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PinPad } from './PinPad';
import { signInFailure } from './sign-in-failure';
import styles from './SignIn.module.css';
import type { StaffSession } from './staff-session';

interface LockScreenProps {
  session: StaffSession;
  staff: StaffState;
  unsent: number;
}

/** The device is locked: a person of the store continues with the PIN. */
export function LockScreen({ session, staff, unsent }: LockScreenProps) {
  const text = useMessages();
  const { person } = staff;
  // The device of an operator belongs to no desk: only operators take it over.
  const people = staff.people.length > 0 || !person ? staff.people : [person];
  const [number, setNumber] = useState(person?.number ?? '');
  const [pin, setPin] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leaving = useAction(() => session.signOut());
  const { state, run, isPending } = useAction(() => session.changePerson(number, pin), {
    onFailed(error) {
      setPin('');
      // The login has ended meanwhile: 12 hours, or a manager.
      if (isEnded(error)) void session.read();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pin) void run(undefined);
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="desk-lock">
      <h2 id="desk-lock" ref={heading} tabIndex={-1}>
        {text('desk.pin.title')}
      </h2>
      {staff.deskName && <p>{staff.deskName}</p>}
      {unsent > 0 && (
        <MessageBox tone="info">
          <p>{text('desk.pin.unsent', { count: unsent })}</p>
        </MessageBox>
      )}
      <form noValidate className={styles.form} onSubmit={submit}>
        {state.status === 'failed' && (
          <MessageBox tone="error" isLive>
            {signInFailure(text, state.error, 'pin')}
          </MessageBox>
        )}
        <SelectField
          label={text('desk.pin.person')}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        >
          {people.map(({ number: own, name }) => (
            <option key={own} value={own}>
              {text('desk.pin.option', { name, number: own })}
            </option>
          ))}
        </SelectField>
        <PinPad value={pin} onChange={setPin} />
        <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
          {text('desk.pin.submit')}
        </Button>
      </form>
      <Button variant="quiet" isPending={leaving.isPending} onClick={() => void leaving.run(undefined)}>
        {text('desk.signOut')}
      </Button>
    </Card>
  );
}

const isEnded = (error: unknown): boolean => (error as { status?: number }).status === 401;
