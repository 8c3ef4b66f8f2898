import { CARRIERS, type Problem } from '@fachwerk/shared/rules';
import { Button, MessageBox, SelectField, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { goTo } from '../base/desk-place';
import { recordAndWait } from '../queue/record-and-wait';
import { refusalText } from '../queue/refusal-text';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import { CameraButton } from './CameraButton';
import { OrderSteps } from './OrderSteps';
import { type ParcelProblems, problemsOf, shipAction } from './parcel';
import { linesToPick, type Picked, setPieces } from './picked';
import { piecesText } from './pieces-text';
import styles from './ShipForm.module.css';
import { Stepper } from './Stepper';
import { useWedgeScanner } from './wedge-scanner';

const REFUSED_NUMBER = 400;

interface ShipFormProps {
  order: OrderOnDesk;
  /** The carrier of the last parcel: a person packs many for one carrier. */
  carrier: string;
  onCarrier: (carrier: string) => void;
}

/** Reports a parcel as sent: by whom, under which number, and what is in it. */
export function ShipForm({ order, carrier, onCarrier }: ShipFormProps) {
  const text = useMessages();
  const { queue, queueState, announce } = useDesk();
  const [number, setNumber] = useState('');
  const [pieces, setAllPieces] = useState<Picked>({});
  const [isPartial, setPartial] = useState(false);
  const [problems, setProblems] = useState<ParcelProblems>({});
  const [refused, setRefused] = useState('');
  /** While it is being sent, the form shows the order as it was. */
  const [sending, setSending] = useState<OrderOnDesk>();
  const select = useRef<HTMLSelectElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = sending ?? order;
  const lines = linesToPick(shown);
  const forAdults = lines.filter(({ checks }) => checks.includes('AGE'));
  const errorOf = (problem: Problem | undefined) =>
    problem ? { error: text(`desk.parcel.${problem.key}`, problem.values) } : {};

  function take(scanned: string): void {
    setNumber(scanned);
    setProblems({});
  }
  useWedgeScanner(take);

  /** A scanner ends the number with Enter: that must not send the parcel. */
  function stayHere(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    button.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setRefused('');
    const typed = { carrier, number, pieces: isPartial ? pieces : {} };
    const found = problemsOf(order, typed);
    setProblems(found);
    if (found.carrier) return select.current?.focus();
    if (found.number) return focusNumber();
    if (found.lines) return;
    setSending(order);
    const result = await recordAndWait(queue, shipAction(order, typed));
    setSending(undefined);
    if (result.kind === 'refused') {
      const reason = refusalText(text, result.action);
      if (result.action.refusal?.status !== REFUSED_NUMBER) return setRefused(reason);
      setProblems({ number: { key: 'deskError.trackingNumber' } });
      return focusNumber();
    }
    const isSent = result.kind === 'sent';
    announce(
      text(isSent ? 'desk.done.reportShipped' : 'desk.done.reportShippedLater', { number: order.number }),
    );
    goTo('orders', order.orderId);
  }

  function focusNumber(): void {
    // What was typed stays, and can be typed over.
    field.current?.focus();
    field.current?.select();
  }

  const refusal = refused && (
    <MessageBox tone="error" isLive>
      <p>{refused}</p>
    </MessageBox>
  );
  if (!shown.events.includes('ship'))
    return (
      <>
        {refusal}
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
      {forAdults.length > 0 && (
        <MessageBox tone="warning">
          <p>{text('desk.parcel.age', { names: forAdults.map(({ name }) => name).join(', ') })}</p>
        </MessageBox>
      )}
      <SelectField
        ref={select}
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
          ref={field}
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
      <div className={styles.part}>
        <h4 className={styles.inside}>{text('desk.parcel.inside')}</h4>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.lineId}>
              <span>
                {piecesText(text, line)} {line.name} {line.variantName}
              </span>
              {isPartial && (
                <Stepper
                  label={line.name}
                  value={pieces[line.lineId] ?? line.open}
                  max={line.open}
                  onChange={(value) => setAllPieces(setPieces(pieces, line, value))}
                />
              )}
            </li>
          ))}
        </ul>
        {isPartial ? (
          <p>{text('desk.parcel.partHelp')}</p>
        ) : (
          <Button onClick={() => setPartial(true)}>{text('desk.parcel.part')}</Button>
        )}
        {problems.lines && (
          <p role="alert" className={styles.error}>
            {errorOf(problems.lines).error}
          </p>
        )}
      </div>
      {refusal}
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={sending !== undefined}
      >
        {text('desk.parcel.submit')}
      </Button>
    </form>
  );
}
