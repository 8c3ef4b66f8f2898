import { FROM_APP } from '@fachwerk/shared/app-bridge';
import { Button, TextAreaField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import styles from './AppSimulator.module.css';

const COMMANDS = Object.entries(FROM_APP).flatMap(([method, kind]) => (kind === 'command' ? [method] : []));
const messageOf = (method: string) => JSON.stringify({ method, payload: {} });

interface SendFormProps {
  onSend: (message: string) => void;
}

/** Sends any text, so that faulty messages can be tried too. */
export function SendForm({ onSend }: SendFormProps) {
  const text = useMessages();
  const [message, setMessage] = useState(messageOf(COMMANDS[0] ?? ''));

  function send(event: FormEvent) {
    event.preventDefault();
    onSend(message);
  }

  return (
    <form className={styles.send} onSubmit={send}>
      <div className={styles.buttons}>
        {COMMANDS.map((method) => (
          <Button key={method} size="small" onClick={() => setMessage(messageOf(method))}>
            <code>{method}</code>
          </Button>
        ))}
      </div>
      <TextAreaField
        label={text('simulator.message')}
        rows={2}
        spellCheck={false}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button type="submit">{text('simulator.send')}</Button>
    </form>
  );
}
