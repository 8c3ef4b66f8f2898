import { cancelOrder } from '@fachwerk/shared/calls';
import type { Cancellation, FormAnswer, OrderLineView, OrderView } from '@fachwerk/shared/contracts';
import { formatPieces } from '@fachwerk/shared/format';
import { FormFrame, ServerForm, SubmitButton, toCorrect, useServerForm } from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './CancelOrder.module.css';
import { openPieces } from './chosen-lines';
import { Consequences } from './Consequences';

interface ConfirmCancellationProps {
  order: OrderView;
  /** The lines to cancel. */
  chosen: readonly OrderLineView[];
  cancellation: Cancellation;
  isCreditCard: boolean;
  /** Target of the form, if it is another one. */
  cancelUrl: string | undefined;
  /** Answer to the last form without script. */
  answer: FormAnswer | null;
  /** Link to the step before. */
  back: ReactNode;
  onDone: () => void;
}

/** Second step: states what follows, and cancels. */
export function ConfirmCancellation(props: ConfirmCancellationProps) {
  const { order, chosen, cancellation, isCreditCard, cancelUrl, answer, back, onDone } = props;
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const running = useServerForm({
    call: cancelOrder,
    params: { orderId: order.orderId },
    action: cancelUrl,
    initialValues: { lines: cancellation.lines },
    lastAnswer: toCorrect(answer),
    isIdempotent: true,
    onDone,
  });

  return (
    <FormFrame headline={text(`cancelOrder.confirm.headline.${order.kind}`)}>
      <ul className={styles.lines}>
        {chosen.map((line) => (
          <li key={line.lineId}>{formatPieces(openPieces(line), line.name, shopLocale)}</li>
        ))}
      </ul>
      <Consequences order={order} cancellation={cancellation} isCreditCard={isCreditCard} />
      <ServerForm
        form={running}
        submit={
          <SubmitButton isPending={running.isPending}>
            {text(`cancelOrder.confirm.submit.${order.kind}`)}
          </SubmitButton>
        }
      >
        <input type="hidden" name="lines" value={cancellation.lines} />
      </ServerForm>
      {back}
    </FormFrame>
  );
}
