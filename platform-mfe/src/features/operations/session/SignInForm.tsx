import { Button, MessageBox, PasswordField, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
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
  const [isPending, setPending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [name, setName] = useState(initialName);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);
  const passwordField = useRef<HTMLInputElement>(null);

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

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (running.current || !name.trim() || !password) return;
    running.current = true;
    setPending(true);
    setFailure(null);
    try {
      await signIn(name.trim(), password);
    } catch (error) {
      setFailure(explain(error));
      setPending(false);
      passwordField.current?.focus();
      passwordField.current?.select();
    } finally {
      running.current = false;
    }
  }

  const missing = (value: string) => (isTried && !value.trim() ? { error: text('forms.required') } : {});
  const label = text('operations.signIn.password');
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <MessageBox tone="error" isLive>
          {failure}
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
      <Button type="submit" variant="primary" isWide isPending={isPending}>
        {text('operations.signIn.submit')}
      </Button>
    </form>
  );
}
