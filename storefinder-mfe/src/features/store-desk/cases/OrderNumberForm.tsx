import { Button, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { CameraButton } from '../orders/CameraButton';
import styles from './CasesTab.module.css';

const LONGEST = 40;

interface OrderNumberFormProps {
  initial?: string;
  isPending: boolean;
  failure: string | undefined;
  onNumber: (number: string) => void;
}

/** The number of an order, typed or read by the camera. It stays whatever the answer is. */
export function OrderNumberForm({ initial = '', isPending, failure, onNumber }: OrderNumberFormProps) {
  const text = useMessages();
  const [number, setNumber] = useState(initial);
  const [isTried, setTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (number.trim()) onNumber(number);
  }

  return (
    <form noValidate className={styles.steps} onSubmit={submit}>
      <TextField
        label={text('desk.find.label')}
        hint={text('desk.find.hint')}
        value={number}
        maxLength={LONGEST}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setNumber(target.value)}
        {...(isTried && !number.trim() && { error: text('desk.cases.number.missing') })}
      />
      {failure && (
        <MessageBox tone="error" isLive>
          <p>{failure}</p>
        </MessageBox>
      )}
      <div className={styles.buttons}>
        <Button type="submit" isPending={isPending}>
          {text('desk.find.submit')}
        </Button>
        <CameraButton
          isOnce
          onCode={(code) => {
            setNumber(code);
            onNumber(code);
          }}
        />
      </div>
    </form>
  );
}
