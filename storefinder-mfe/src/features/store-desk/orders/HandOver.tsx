import { Button, Checkbox, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { goTo } from '../base/desk-place';
import { recordAndWait } from '../queue/record-and-wait';
import { refusalText } from '../queue/refusal-text';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import { CameraButton } from './CameraButton';
import { checksOf, handOverAction } from './hand-over';
import styles from './HandOver.module.css';
import { linesToPick, type Picked } from './picked';
import { piecesText } from './pieces-text';
import { Stepper } from './Stepper';
import { useWedgeScanner } from './wedge-scanner';

const LONGEST_CODE = 20;

/** Hands the goods out against the collection code. */
export function HandOver({ order }: { order: OrderOnDesk }) {
  const text = useMessages();
  const { queue, queueState, announce } = useDesk();
  const [code, setCode] = useState('');
  const [pieces, setPieces] = useState<Picked>({});
  const [isPartial, setPartial] = useState(false);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [error, setError] = useState<{ field: 'code' | 'checks'; text: string }>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const lines = linesToPick(order);
  const checks = checksOf(lines, isPartial ? pieces : {});
  const isOffline = queueState.stop === 'no-connection';

  function take(scanned: string): void {
    setError(undefined);
    setCode(scanned.slice(0, LONGEST_CODE));
  }
  useWedgeScanner(take);

  function fail(where: 'code' | 'checks', sentence: string): void {
    setError({ field: where, text: sentence });
    // What was typed stays, and can be typed over.
    field.current?.focus();
    field.current?.select();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    setError(undefined);
    if (!code.trim()) return fail('code', text('desk.handOver.noCode'));
    if (checks.some((check) => !confirmed.includes(check)))
      return setError({ field: 'checks', text: text('desk.handOver.noChecks') });
    const action = handOverAction(order, code, isPartial ? pieces : undefined);
    if (!action) return setError({ field: 'checks', text: text('desk.handOver.nothing') });
    setPending(true);
    // The person stands at the counter and reads a refusal here.
    const result = await recordAndWait(queue, action);
    setPending(false);
    if (result.kind === 'refused') return fail('code', refusalText(text, result.action));
    const isSent = result.kind === 'sent';
    announce(text(isSent ? 'desk.done.handOver' : 'desk.done.handOverLater', { number: order.number }));
    goTo('orders');
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {isOffline && (
        <MessageBox tone="warning">
          <p>{text('desk.handOver.offline')}</p>
        </MessageBox>
      )}
      {order.dueText && (
        <MessageBox tone="info">
          <p>{order.dueText}</p>
        </MessageBox>
      )}
      <TextField
        ref={field}
        label={text('desk.handOver.code')}
        value={code}
        maxLength={LONGEST_CODE}
        autoComplete="off"
        inputMode="numeric"
        onChange={({ target }) => setCode(target.value)}
        {...(error?.field === 'code' && { error: error.text })}
      />
      <CameraButton isOnce onCode={take} />
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
                onChange={(value) => setPieces({ ...pieces, [line.lineId]: value })}
              />
            )}
          </li>
        ))}
      </ul>
      {!isPartial && <Button onClick={() => setPartial(true)}>{text('desk.handOver.part')}</Button>}
      {isPartial && <p>{text('desk.handOver.partHelp')}</p>}
      {checks.length > 0 && (
        <fieldset className={styles.checks}>
          <legend>{text('desk.handOver.checks')}</legend>
          {checks.map((check) => (
            <Checkbox
              key={check}
              label={text(`desk.check.${check}`)}
              checked={confirmed.includes(check)}
              onChange={({ target }) =>
                setConfirmed(
                  target.checked ? [...confirmed, check] : confirmed.filter((other) => other !== check),
                )
              }
            />
          ))}
        </fieldset>
      )}
      {error?.field === 'checks' && (
        <p role="alert" className={styles.error}>
          {error.text}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {text('desk.handOver.submit')}
      </Button>
    </form>
  );
}
