import { orderWidgetOwner } from '@fachwerk/shared/calls';
import type { WidgetOwner } from '@fachwerk/shared/contracts';
import { Button, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useId, useState } from 'react';
import { secondsText } from '../base/figures-text';
import { useOperations } from '../base/operations-context';
import { useOperationsTime } from '../time/use-operations-time';
import { ActionDialog } from './ActionDialog';
import styles from './DialogForm.module.css';
import { OrderFailure } from './OrderFailure';
import { useOrder } from './use-order';

interface HandOverDialogProps {
  widget: string;
  /** undefined: the name has become free. */
  owner: WidgetOwner | undefined;
  onClose(): void;
}

/** Gives a widget's name to another micro-frontend, or frees it where no live version has the widget. */
export function HandOverDialog({ widget, owner, onClose }: HandOverDialogProps) {
  const text = useMessages();
  const time = useOperationsTime();
  const { client, channels } = useOperations();
  const order = useOrder<WidgetOwner>();
  const [to, setTo] = useState('');
  const [error, setError] = useState<string>();
  const formId = useId();
  const listId = useId();
  const { done } = order;
  // Another operator may free the name while the dialog is open.
  if (done || !owner) {
    const newOwner = done?.answer.mfe ?? null;
    return (
      <ActionDialog
        isOpen
        title={text('operations.handOver.title', { widget })}
        onClose={onClose}
        footer={
          <Button variant="primary" isWide onClick={onClose}>
            {text('operations.close')}
          </Button>
        }
      >
        <MessageBox
          tone="success"
          isLive
          title={
            newOwner === null
              ? text('operations.handOver.freed', { widget })
              : text('operations.handOver.done', { widget, owner: newOwner })
          }
        >
          {done && (
            <p>
              {text('operations.done.at', {
                clock: time.clock(done.at),
                seconds: secondsText(done.seconds),
              })}
            </p>
          )}
        </MessageBox>
      </ActionDialog>
    );
  }

  const { mfe, live } = owner;
  const known = [...new Set(channels.map((channel) => channel.mfe))].filter(
    (one) => one !== 'shell' && one !== mfe,
  );

  const send = (newOwner: string | null) =>
    void order.send(() => client.call(orderWidgetOwner, { json: { widget, to: newOwner } }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = to.trim();
    if (name === '') setError(text('operations.handOver.toMissing'));
    else if (name === mfe) setError(text('operations.handOver.toSame', { owner: name }));
    else send(name);
  }

  return (
    <ActionDialog
      isOpen
      title={text('operations.handOver.title', { widget })}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" size="large" isWide isPending={order.isPending}>
          {text('operations.handOver.confirm')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {order.error && <OrderFailure error={order.error} />}
        {mfe !== null && (
          <p>
            {live.length > 0
              ? text('operations.handOver.intro', { owner: mfe, live: live.join(', ') })
              : text('operations.handOver.introNotLive', { owner: mfe })}
          </p>
        )}
        <TextField
          label={text('operations.handOver.to')}
          hint={text('operations.handOver.toHint')}
          error={error}
          list={listId}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={to}
          onChange={({ target }) => {
            setTo(target.value);
            setError(undefined);
          }}
        />
        <datalist id={listId}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        {mfe !== null && live.length === 0 && (
          <>
            <p>{text('operations.handOver.freeIntro')}</p>
            <Button variant="danger" isPending={order.isPending} onClick={() => send(null)}>
              {text('operations.handOver.free')}
            </Button>
          </>
        )}
      </form>
    </ActionDialog>
  );
}
