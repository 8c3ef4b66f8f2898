import { correctStock } from '@fachwerk/shared/calls';
import type { CorrectionReason, DeskItem } from '@fachwerk/shared/contracts';
import { Button, Card, MessageBox, SelectField, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { itemFailure, itemNow } from './item-failure';
import styles from './ItemsTab.module.css';

const REASONS: readonly CorrectionReason[] = ['COUNTED', 'DAMAGED', 'LOST', 'FOUND', 'DELIVERED'];
const MOST_DIGITS = 6;

interface StockFormProps {
  item: DeskItem;
  onChanged: (item: DeskItem, done?: string) => void;
}

/** States how many pieces lie in the store, and why it is another number. */
export function StockForm({ item, onChanged }: StockFormProps) {
  const text = useMessages();
  const { api } = useDesk();
  const { itemId, stock, corrections } = item;
  const [counted, setCounted] = useState('');
  const [reason, setReason] = useState<CorrectionReason>('COUNTED');
  const [isMissing, setMissing] = useState(false);
  const { state, run, isPending } = useAction(
    (json: { counted: number; seen: number; reason: CorrectionReason }, idempotencyKey: string) =>
      api.call(correctStock, { params: { itemId }, json, idempotencyKey }),
    {
      onDone(changed) {
        setCounted('');
        onChanged(changed, text('desk.items.corrected', { count: changed.stock.onHand }));
      },
    },
  );
  const changed = state.status === 'failed' ? itemNow(state.error) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    const isNumber = /^\d{1,6}$/.test(counted.trim());
    setMissing(!isNumber);
    if (isNumber) void run({ counted: Number(counted), seen: stock.onHand, reason });
  }

  return (
    <Card as="section" className={styles.part}>
      <h3>{text('desk.items.correct')}</h3>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={text('desk.items.counted')}
          hint={text('desk.items.countedHint', { count: stock.onHand })}
          value={counted}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MOST_DIGITS}
          onChange={({ target }) => setCounted(target.value)}
          {...(isMissing && { error: text('desk.items.noNumber') })}
        />
        <SelectField
          label={text('desk.items.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value as CorrectionReason)}
        >
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {text(`desk.items.reason.${one}`)}
            </option>
          ))}
        </SelectField>
        {state.status === 'failed' && (
          <MessageBox
            tone="error"
            isLive
            actions={
              changed && <Button onClick={() => onChanged(changed)}>{text('desk.items.showNow')}</Button>
            }
          >
            <p>{itemFailure(text, state.error)}</p>
          </MessageBox>
        )}
        <Button type="submit" isPending={isPending}>
          {text('desk.items.save')}
        </Button>
      </form>
      {corrections.length > 0 && (
        <details>
          <summary className={styles.summary}>{text('desk.items.corrections')}</summary>
          <ul className={styles.list}>
            {corrections.map(({ at, atText, by, reason: why, seen, counted: now }) => (
              <li key={`${at} ${by}`}>
                {text('desk.items.correction', {
                  at: atText,
                  by,
                  reason: text(`desk.items.reason.${why}`),
                  before: String(seen),
                  after: String(now),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
