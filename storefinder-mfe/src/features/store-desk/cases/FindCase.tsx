import { Button, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { UnknownNumber } from '../base/UnknownNumber';
import { useFindCase } from '../base/use-find-case';
import { CameraButton } from '../orders/CameraButton';
import { useWedgeScanner } from '../orders/wedge-scanner';
import styles from './CasesTab.module.css';

const LONGEST = 40;

/** A case by its number: typed, or scanned from the slip that lies with the goods. */
export function FindCase() {
  const text = useMessages();
  const [number, setNumber] = useState('');
  const { findCase, unknownNumber, isPending, failure } = useFindCase();

  function take(code: string): void {
    setNumber(code);
    findCase(code);
  }
  useWedgeScanner(take);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (number.trim()) findCase(number);
  }

  return (
    <form role="search" noValidate className={styles.steps} onSubmit={submit}>
      <TextField
        label={text('desk.cases.number')}
        hint={text('desk.cases.find.hint')}
        value={number}
        maxLength={LONGEST}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setNumber(target.value)}
      />
      {unknownNumber !== undefined && (
        <UnknownNumber number={unknownNumber}>{text('desk.cases.find.unknown')}</UnknownNumber>
      )}
      {failure && (
        <MessageBox tone="error" isLive>
          <p>{failure}</p>
        </MessageBox>
      )}
      <div className={styles.buttons}>
        <Button type="submit" isPending={isPending}>
          {text('desk.cases.find.submit')}
        </Button>
        <CameraButton isOnce onCode={take} />
      </div>
    </form>
  );
}
