import { isOfDevice, payInApp } from '@fachwerk/shared/app-bridge';
import { abandonOrder, continuePayment, nativeForm } from '@fachwerk/shared/calls';
import type { Checkout, FormAnswer } from '@fachwerk/shared/contracts';
import { answerTexts } from '@fachwerk/shared/forms';
import { Button, Card, MessageBox, VisuallyHidden } from '@fachwerk/shared/ui';
import { useAction, useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import { leaveTo } from '../../../leave-to';
import { refusalOf } from '../state/checkout-notice';
import { paymentFailureText } from '../state/payment-failure-text';
import type { CheckoutControl } from '../state/use-checkout';
import { OtherMethod } from './OtherMethod';
import styles from './PendingOrder.module.css';

interface PendingOrderProps {
  order: NonNullable<Checkout['pendingOrder']>;
  control: CheckoutControl;
  lastAnswer: FormAnswer | null;
  /** The visitor has filled another cart meanwhile. */
  isBeside?: boolean;
}

/** An order whose payment is open: pay, pay in another way, or end it. */
export function PendingOrder({ order, control, lastAnswer, isBeside = false }: PendingOrderProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { api, config } = usePlatform();
  const { orderId, number, payable, paymentMethod, expiresText, options } = order;
  const Heading = isBeside ? 'h2' : 'h1';

  const payment = useAction(
    async (method: string) => {
      const paid = await payInApp(config.appDevice, method || paymentMethod, payable.value);
      return api.call(continuePayment, { form: { orderId, paymentMethod: method, ...paid } });
    },
    {
      onDone(placed) {
        leaveTo(placed, config.pageUrls);
        return 'leaving';
      },
      onFailed(error) {
        const refusal = refusalOf(error, control.checkout, text);
        if (refusal) control.show(refusal.checkout, { notice: refusal.notice });
      },
    },
  );
  const ending = useAction(() => api.call(abandonOrder, { form: { orderId } }), {
    onDone: (checkout) => control.show(checkout, { step: checkout.nextStep }),
  });
  const failure = [payment.state, ending.state].find(({ status }) => status === 'failed');
  const onPay = (method: string) => void payment.run(method);

  return (
    <Card as="section" className={styles.pending} aria-labelledby="pending-order">
      <Heading id="pending-order" className={styles.headline}>
        {text('checkout.pending.headline')}
      </Heading>
      <p>{text('checkout.pending.text', { number, time: expiresText })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{text('checkout.pending.number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{text('checkout.sum.payable')}</dt>
          <dd>{priceText(payable)}</dd>
        </div>
        <div>
          <dt>{text('checkout.step.payment')}</dt>
          <dd>{text(`payment.${paymentMethod}`)}</dd>
        </div>
      </dl>
      {failure?.status === 'failed' && (
        <MessageBox tone="error" isLive>
          {paymentFailureText(text, failure.error)}
        </MessageBox>
      )}
      {failure === undefined &&
        answerTexts(text, lastAnswer).map(({ msg, sentence }) => (
          <MessageBox key={msg} tone="error">
            {sentence}
          </MessageBox>
        ))}
      <form
        {...nativeForm(continuePayment, config.apiOrigin).attributes}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onPay('');
        }}
      >
        <input type="hidden" name="orderId" value={orderId} />
        <Button type="submit" variant="primary" size="large" isWide isPending={payment.isPending}>
          {text('checkout.pending.continue', { method: text(`payment.${paymentMethod}`) })}
        </Button>
      </form>
      <OtherMethod
        orderId={orderId}
        options={options.filter(
          ({ type, isAvailable }) =>
            isAvailable && type !== paymentMethod && isOfDevice(type, config.appDevice),
        )}
        isPending={payment.isPending}
        onPay={onPay}
      />
      <form
        {...nativeForm(abandonOrder, config.apiOrigin).attributes}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void ending.run(undefined);
        }}
      >
        <input type="hidden" name="orderId" value={orderId} />
        <Button type="submit" variant="quiet" isPending={ending.isPending}>
          {text('checkout.pending.abandon')}
        </Button>
        <p className={styles.note}>{text('checkout.pending.abandonText')}</p>
      </form>
      <p role="status">
        <VisuallyHidden>{payment.isPending && text('checkout.pending.leaving')}</VisuallyHidden>
      </p>
    </Card>
  );
}
