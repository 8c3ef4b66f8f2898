import type { Cancellation, FormAnswer, OrderLineView, OrderView } from '@fachwerk/shared/contracts';
import { Outcome } from '@fachwerk/shared/forms';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { CancelOrderPageProps } from './cancel-order-page.props';
import { ChooseLines } from './ChooseLines';
import { cancellableLines, canChooseLines } from './chosen-lines';
import { ConfirmCancellation } from './ConfirmCancellation';

export interface CancelOrderData {
  /** Null if the order could not be loaded. */
  order: OrderView | null;
  /** Lines that the address names; empty in the first step. */
  chosen: OrderLineView[];
  /** What their cancellation gives back; null in the first step. */
  cancellation: Cancellation | null;
  /** The first step was sent without a line. */
  isMissing: boolean;
  /** Answer to the last form without script; a success leads to the order. */
  answer: FormAnswer | null;
}

/** Cancels an order or some of its lines before they are picked: choice, consequences, confirmation. */
export function CancelOrderPage({ props, data }: WidgetProps<CancelOrderPageProps, CancelOrderData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const [isDone, setIsDone] = useState(false);
  const { order, chosen, cancellation } = data;
  const page = `${pageUrls.guestOrders ?? ''}${encodeURIComponent(props.orderId)}/`;

  if (!order)
    return (
      <MessageBox tone="error" title={text('guestOrder.unavailable.title')}>
        {text('guestOrder.unavailable.text')}
      </MessageBox>
    );
  const toOrder = text(`cancelOrder.toOrder.${order.kind}`);
  const back = (
    <Button variant="quiet" href={page}>
      {toOrder}
    </Button>
  );
  const values = {
    name: props.firstName || order.contact.firstName || order.contact.lastName,
    number: order.number,
  };
  if (isDone)
    return (
      <Outcome
        tone="success"
        headline={text(`cancelOrder.done.headline.${order.kind}`)}
        isFresh
        actions={<Button href={page}>{toOrder}</Button>}
      >
        <p>{text(`cancelOrder.done.text.${order.kind}`, { ...values, email: order.email })}</p>
      </Outcome>
    );
  if (!order.actions.includes('cancel'))
    return (
      <Outcome
        tone="warning"
        headline={text('cancelOrder.tooLate.headline')}
        actions={
          <>
            {order.actions.includes('withdraw') && pageUrls.withdrawal && (
              <Button href={pageUrls.withdrawal}>{text('cancelOrder.tooLate.withdraw')}</Button>
            )}
            {back}
          </>
        }
      >
        <p>{text('cancelOrder.tooLate.text', { state: order.stateText })}</p>
        {order.actions.includes('withdraw') && <p>{text('cancelOrder.tooLate.withdrawText')}</p>}
      </Outcome>
    );
  if (cancellation)
    return (
      <ConfirmCancellation
        order={order}
        chosen={chosen}
        cancellation={cancellation}
        isCreditCard={props.isCreditCard ?? order.paymentMethod === 'CREDIT_CARD'}
        cancelUrl={props.cancelUrl}
        answer={data.answer}
        back={
          canChooseLines(order) ? (
            <Button variant="quiet" href={`${page}stornieren/`}>
              {text('cancelOrder.confirm.back')}
            </Button>
          ) : (
            back
          )
        }
        onDone={() => setIsDone(true)}
      />
    );
  return (
    <ChooseLines
      headline={text(`cancelOrder.headline.${order.kind}`)}
      intro={text('cancelOrder.intro', values)}
      lines={cancellableLines(order)}
      isMissing={data.isMissing}
      answer={data.answer}
      back={back}
    />
  );
}
