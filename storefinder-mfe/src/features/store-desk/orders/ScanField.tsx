import { Button, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { CameraButton } from './CameraButton';
import styles from './ScanField.module.css';

interface ScanFieldProps {
  onCode: (code: string) => void;
  /** What the last code was. */
  message: { text: string; isFound: boolean } | undefined;
}

/** A code by typing, by a scanner that types, or by the camera. */
export function ScanField({ onCode, message }: ScanFieldProps) {
  const text = useMessages();
  const [code, setCode] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!code.trim()) return;
    onCode(code);
    setCode('');
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={text('desk.scan.label')}
        value={code}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit">{text('desk.scan.submit')}</Button>
      <CameraButton onCode={onCode} />
      <p role={message && !message.isFound ? 'alert' : undefined} className={styles.message}>
        {message?.text}
      </p>
    </form>
  );
}
