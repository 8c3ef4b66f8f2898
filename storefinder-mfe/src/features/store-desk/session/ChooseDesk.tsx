import { Button, Card, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import styles from './SignIn.module.css';
import type { StaffSession } from './staff-session';

const NUMBER = /^[A-Za-z0-9-]{1,32}$/;

/** An operator belongs to no store and names the one that is worked for. */
export function ChooseDesk({ session }: { session: StaffSession }) {
  const text = useMessages();
  const [desk, setDesk] = useState('');
  const [isTried, setTried] = useState(false);
  const isValid = NUMBER.test(desk.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isValid) void session.nameDesk(desk.trim());
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="desk-choose">
      <h2 id="desk-choose">{text('desk.choose.title')}</h2>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={text('desk.choose.label')}
          hint={text('desk.choose.hint')}
          value={desk}
          onChange={({ target }) => setDesk(target.value)}
          {...(isTried && !isValid && { error: text('desk.choose.wrong') })}
        />
        <Button type="submit" variant="primary" size="large" isWide>
          {text('desk.choose.submit')}
        </Button>
      </form>
      <Button variant="quiet" onClick={() => void session.signOut()}>
        {text('desk.signOut')}
      </Button>
    </Card>
  );
}
