import type { OrderToTakeBack } from '@fachwerk/shared/contracts';
import { readCaseNumber } from '@fachwerk/shared/rules';
import { Button, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CameraButton } from '../orders/CameraButton';
import { useWedgeScanner } from '../orders/wedge-scanner';
import styles from './CasesTab.module.css';
import { isCaseOrOrder } from './take-back-rules';

const LONGEST = 40;
const LONGEST_PROOF = 100;

interface ForeignNumberFormProps {
  initial: string;
  isPending: boolean;
  failure: string | undefined;
  onSearch: (asked: OrderToTakeBack) => void;
}

/** The number of an order with what proves it, or the number of a slip alone. */
export function ForeignNumberForm({ initial, isPending, failure, onSearch }: ForeignNumberFormProps) {
  const text = useMessages();
  const [number, setNumber] = useState(initial);
  const [proof, setProof] = useState('');
  const [isTried, setTried] = useState(false);
  const [ignored, setIgnored] = useState<string>();
  const numberField = useRef<HTMLInputElement>(null);
  const proofField = useRef<HTMLInputElement>(null);
  const isOfSlip = readCaseNumber(number) !== undefined;
  useEffect(() => numberField.current?.focus(), []);

  function search(typed: string): void {
    setTried(true);
    setIgnored(undefined);
    if (!typed.trim()) numberField.current?.focus();
    else if (readCaseNumber(typed) !== undefined) onSearch({ orderOrCase: typed });
    else if (proof.trim()) onSearch({ orderOrCase: typed, proof });
    else proofField.current?.focus();
  }

  function take(code: string): void {
    const scanned = code.slice(0, LONGEST);
    if (!isCaseOrOrder(scanned)) {
      setIgnored(scanned);
      return;
    }
    setNumber(scanned);
    search(scanned);
  }
  useWedgeScanner(take);

  function submit(event: FormEvent): void {
    event.preventDefault();
    search(number);
  }

  return (
    <form role="search" noValidate className={styles.steps} onSubmit={submit}>
      <p>{text('desk.takeBack.intro')}</p>
      <TextField
        ref={numberField}
        label={text('desk.takeBack.number')}
        hint={text('desk.takeBack.number.hint')}
        value={number}
        maxLength={LONGEST}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setNumber(target.value)}
        {...(isTried && !number.trim() && { error: text('desk.takeBack.number.missing') })}
      />
      {!isOfSlip && (
        <TextField
          ref={proofField}
          label={text('desk.takeBack.proof')}
          hint={text('desk.takeBack.proof.hint')}
          value={proof}
          maxLength={LONGEST_PROOF}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setProof(target.value)}
          {...(isTried && number.trim() && !proof.trim() && { error: text('desk.takeBack.proof.missing') })}
        />
      )}
      {ignored !== undefined && (
        <MessageBox tone="info" isLive>
          <p>{text('desk.takeBack.ignored', { code: ignored })}</p>
        </MessageBox>
      )}
      {failure && (
        <MessageBox tone="error" isLive>
          <p>{failure}</p>
        </MessageBox>
      )}
      <div className={styles.buttons}>
        <Button type="submit" isPending={isPending}>
          {text('desk.takeBack.search')}
        </Button>
        <CameraButton isOnce onCode={take} />
      </div>
    </form>
  );
}
