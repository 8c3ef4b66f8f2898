import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { goTo } from '../base/desk-place';
import { recordAndWait } from '../queue/record-and-wait';
import { refusalText } from '../queue/refusal-text';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import { EAN, type ParcelProblems, problemsOf, shipAction, type TypedParcel } from './parcel';

const BAD_REQUEST = 400;

/** A parcel that is being typed: what is wrong with it, and what the shop answers to it. */
export function useParcel(order: OrderOnDesk, typed: TypedParcel) {
  const text = useMessages();
  const { queue, announce } = useDesk();
  const [problems, setProblems] = useState<ParcelProblems>({});
  const [refusal, setRefusal] = useState('');
  /** While it is being sent, the form shows the order as it was. */
  const [sending, setSending] = useState<OrderOnDesk>();
  const carrier = useRef<HTMLSelectElement>(null);
  const number = useRef<HTMLInputElement>(null);

  function show(found: ParcelProblems): void {
    setProblems(found);
    if (found.carrier) return carrier.current?.focus();
    if (!found.number) return;
    // What was typed stays, and can be typed over.
    number.current?.focus();
    number.current?.select();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setRefusal('');
    const found = problemsOf(order, typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    setSending(order);
    const result = await recordAndWait(queue, shipAction(order, typed));
    setSending(undefined);
    if (result.kind === 'refused') {
      const { status, reason } = result.action.refusal ?? {};
      if (status === BAD_REQUEST)
        return show({ number: { key: reason === EAN ? EAN : 'deskError.trackingNumber' } });
      return setRefusal(refusalText(text, result.action));
    }
    const done = result.kind === 'sent' ? 'reportShipped' : 'reportShippedLater';
    announce(text(`desk.done.${done}`, { number: order.number }));
    goTo('orders', order.orderId);
  }

  return {
    fields: { carrier, number },
    problems,
    refusal,
    shown: sending ?? order,
    isSending: sending !== undefined,
    submit,
    forget: () => setProblems({}),
  };
}
