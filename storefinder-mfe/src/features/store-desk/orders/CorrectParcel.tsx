import { correctParcel, readDeskOrder } from '@fachwerk/shared/calls';
import type { ErrorBody } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { CARRIERS, plainTrackingNumber, type Problem } from '@fachwerk/shared/rules';
import { Button, MessageBox, SelectField, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../base/desk-context';
import type { DeskParcel, OrderOnDesk } from '../shelf/order-on-desk';
import { EAN, numberProblem } from './parcel';
import styles from './ShipForm.module.css';

/** The order has moved meanwhile, or has these values by now. */
const MOVED = 412;

/** Corrects carrier or number of a parcel: the buyer gets the right ones. Needs a connection. */
export function CorrectParcel({ order, sent }: { order: OrderOnDesk; sent: DeskParcel }) {
  const text = useMessages();
  const { api, orders, announce } = useDesk();
  const [carrier, setCarrier] = useState(sent.carrier);
  const [number, setNumber] = useState(sent.trackingNumber);
  const [problem, setProblem] = useState<Problem>();
  const { orderId } = order;
  const { parcel = 0 } = sent;
  const { state, run, isPending } = useAction(
    (typed: { carrier: string; trackingNumber: string }, idempotencyKey: string) =>
      api.call(correctParcel, { params: { orderId }, json: { parcel, ...typed }, idempotencyKey }),
    {
      onDone(answer, typed) {
        announce(text('desk.parcel.correct.done', { number: typed.trackingNumber }));
        void orders.put(answer);
      },
      onFailed(error) {
        if (!isHttpError(error)) return;
        // The server knows the bar codes of all items.
        const { globalErrors = [] } = (error.body ?? {}) as Partial<ErrorBody>;
        if (globalErrors.some(({ msg }) => msg === EAN)) setProblem({ key: EAN });
        // A colleague has reported the delivery, or corrected it.
        if (error.status === MOVED)
          void api.call(readDeskOrder, { params: { orderId } }).then(orders.put, () => undefined);
      },
    },
  );
  // The carrier of a parcel need not be one that the desk offers.
  const carriers = [...new Set([...CARRIERS, sent.carrier])].filter(Boolean);
  const isUnsaved = state.status === 'failed' && !problem;
  const hasMoved = state.status === 'failed' && isHttpError(state.error) && state.error.status === MOVED;

  function problemOf(plain: string): Problem | null {
    if (carrier === sent.carrier && plain === sent.trackingNumber) return { key: 'correct.same' };
    if (carrier === '') return { key: 'noCarrier' };
    return numberProblem(order, plain);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const plain = plainTrackingNumber(number);
    const found = problemOf(plain);
    setProblem(found ?? undefined);
    if (!found) void run({ carrier, trackingNumber: plain });
  }

  return (
    <details>
      <summary className={styles.summary}>{text('desk.parcel.correct')}</summary>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p>{text('desk.parcel.correct.text')}</p>
        <SelectField
          label={text('desk.parcel.carrier')}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        >
          {!sent.carrier && <option value="">{text('desk.parcel.choose')}</option>}
          {carriers.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text('desk.parcel.number')}
          value={number}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setNumber(target.value)}
          {...(problem && { error: text(`desk.parcel.${problem.key}`, problem.values) })}
        />
        {isUnsaved && (
          <MessageBox tone="error" isLive>
            <p>{text(hasMoved ? 'desk.parcel.correct.moved' : 'desk.parcel.correct.failed')}</p>
          </MessageBox>
        )}
        <Button type="submit" isWide isPending={isPending}>
          {text('desk.parcel.correct.submit')}
        </Button>
      </form>
    </details>
  );
}
