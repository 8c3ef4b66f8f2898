import { CARRIERS, type Problem } from '@fachwerk/shared/rules';
import { Button, MessageBox, SelectField, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import { CameraButton } from './CameraButton';
import { OrderSteps } from './OrderSteps';
import { ParcelContents } from './ParcelContents';
import { linesToPick, type Picked } from './picked';
import styles from './ShipForm.module.css';
import { useParcel } from './use-parcel';
import { useWedgeScanner } from './wedge-scanner';

interface ShipFormProps {
  order: OrderOnDesk;
  /** The carrier of the last parcel: a person packs many for one carrier. */
  carrier: string;
  onCarrier: (carrier: string) => void;
}

/** Reports a parcel as sent: by whom, under which number, and what is in it. */
export function ShipForm({ order, carrier, onCarrier }: ShipFormProps) {
  const text = useMessages();
  const { queueState } = useDesk();
  const [number, setNumber] = useState('');
  const [pieces, setPieces] = useState<Picked>();
  const { fields, problems, refusal, shown, isSending, submit, forget } = useParcel(order, {
    carrier,
    number,
    pieces: pieces ?? {},
  });
  const button = useRef<HTMLButtonElement>(null);
  const errorOf = (problem: Problem | undefined) =>
    problem ? { error: text(`desk.parcel.${problem.key}`, problem.values) } : {};

  function take(scanned: string): void {
    setNumber(scanned);
    forget();
  }
  useWedgeScanner(take);

  /** A scanner ends the number with Enter: that must not send the parcel. */
  function stayHere(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    button.current?.focus();
  }

  const refused = refusal && (
    <MessageBox tone="error" isLive>
      <p>{refusal}</p>
    </MessageBox>
  );
  if (!shown.events.includes('ship'))
    return (
      <>
        {refused}
        <OrderSteps order={order} />
      </>
    );
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h3 className={styles.title}>
        {text('desk.parcel.title', { count: (shown.parcels?.length ?? 0) + 1 })}
      </h3>
      {queueState.stop === 'no-connection' && (
        <MessageBox tone="warning">
          <p>{text('desk.parcel.offline')}</p>
        </MessageBox>
      )}
      <SelectField
        ref={fields.carrier}
        label={text('desk.parcel.carrier')}
        value={carrier}
        required
        onChange={({ target }) => onCarrier(target.value)}
        {...errorOf(problems.carrier)}
      >
        <option value="">{text('desk.parcel.choose')}</option>
        {CARRIERS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.number}>
        <TextField
          ref={fields.number}
          label={text('desk.parcel.number')}
          value={number}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={stayHere}
          onChange={({ target }) => setNumber(target.value)}
          {...errorOf(problems.number)}
        />
        <CameraButton isOnce onCode={take} />
      </div>
      <ParcelContents
        lines={linesToPick(shown)}
        pieces={pieces}
        onPieces={setPieces}
        error={errorOf(problems.lines).error}
      />
      {refused}
      <Button ref={button} type="submit" variant="primary" size="large" isWide isPending={isSending}>
        {text('desk.parcel.submit')}
      </Button>
    </form>
  );
}
