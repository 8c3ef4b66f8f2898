import { Button, Card, MessageBox, PasswordField, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import { signInFailure } from './sign-in-failure';
import styles from './SignIn.module.css';
import type { SessionState, StaffSession } from './staff-session';

interface SignInProps {
  session: StaffSession;
  unsent: number;
  hasEndedByPins?: boolean | undefined;
  unanswered?: SessionState['unanswered'];
}

/** Personnel number and password. What was recorded before waits for a person of the same store. */
export function SignIn({ session, unsent, hasEndedByPins, unanswered = [] }: SignInProps) {
  const text = useMessages();
  const [number, setNumber] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const { state, run, isPending } = useAction(() => session.signIn(number.trim().toUpperCase(), password), {
    onFailed() {
      passwordField.current?.focus();
      passwordField.current?.select();
    },
  });
  const missing = (value: string) => (isTried && !value.trim() ? { error: text('forms.required') } : {});
  const label = text('desk.signIn.password');

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (number.trim() && password) void run(undefined);
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="desk-sign-in">
      <h2 id="desk-sign-in">{text('desk.signIn.title')}</h2>
      {hasEndedByPins && state.status !== 'failed' && (
        <MessageBox tone="error" isLive>
          <p>{text('desk.signIn.ended')}</p>
        </MessageBox>
      )}
      {unanswered.length > 0 && (
        <MessageBox tone="warning" isLive>
          {unanswered.map((place) => (
            <p key={place}>{text(`desk.signIn.unanswered.${place}`)}</p>
          ))}
        </MessageBox>
      )}
      {unsent > 0 && (
        <MessageBox tone="info">
          <p>{text('desk.signIn.unsent', { count: unsent })}</p>
        </MessageBox>
      )}
      <form noValidate className={styles.form} onSubmit={submit}>
        {state.status === 'failed' && (
          <MessageBox tone="error" isLive>
            {signInFailure(text, state.error)}
          </MessageBox>
        )}
        <TextField
          label={text('desk.signIn.number')}
          name="username"
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          {...missing(number)}
        />
        <PasswordField
          ref={passwordField}
          label={label}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          showText={text('forms.password.show')}
          hideText={text('forms.password.hide')}
          toggleLabel={text('forms.password.toggle', { label })}
          {...missing(password)}
        />
        <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
          {text('desk.signIn.submit')}
        </Button>
      </form>
    </Card>
  );
}
