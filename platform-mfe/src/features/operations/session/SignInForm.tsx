import { Button, MessageBox, PasswordField, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import { isRegistryError } from '../registry/registry-error';
import { useOperationsTime } from '../time/use-operations-time';
import styles from './SignInForm.module.css';

interface SignInFormProps {
  /** Name of the previous session. */
  initialName?: string;
  signIn(name: string, password: string): Promise<void>;
}

export function SignInForm({ initialName = '', signIn }: SignInFormProps) {
  const text = useMessages();
  const time = useOperationsTime();
  const [isTried, setTried] = useState(false);
  const [name, setName] = useState(initialName);
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const { state, run } = useAction(() => signIn(name.trim(), password), {
    onFailed() {
      passwordField.current?.focus();
      passwordField.current?.select();
    },
  });

  function explain(error: unknown): string {
    if (!isRegistryError(error)) return text('operations.failure.broken');
    if (error.kind === 'signed-out' || error.details.status === 403) return text('operations.signIn.wrong');
    const { waitSeconds } = error.details;
    if (error.kind === 'too-many' && waitSeconds)
      return text('operations.signIn.wait', {
        duration: time.duration(waitSeconds),
        clock: time.clock(Date.now() + waitSeconds * 1000),
      });
    return text(`operations.signIn.${error.kind}`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() && password) void run(undefined);
  }

  const missing = (value: string) => (isTried && !value.trim() ? { error: text('forms.required') } : {});
  const label = text('operations.signIn.password');
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          {explain(state.error)}
        </MessageBox>
      )}
      <TextField
        label={text('operations.signIn.name')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        {...missing(name)}
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
      <Button type="submit" variant="primary" isWide isPending={state.status === 'pending'}>
        {text('operations.signIn.submit')}
      </Button>
    </form>
  );
}
