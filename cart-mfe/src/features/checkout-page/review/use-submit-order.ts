import { payInApp } from '@fachwerk/shared/app-bridge';
import { submitCheckout } from '@fachwerk/shared/calls';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { leaveTo } from '../../../leave-to';
import { refusalOf } from '../state/checkout-notice';
import type { CheckoutControl } from '../state/use-checkout';
import { forgetSubmission, keepSubmission } from './kept-submission';
import { isUnknownOutcome, sendUntilAnswered } from './send-until-answered';

/** Places the order with the key of the checkout: a second click or tab places no second order. */
export function useSubmitOrder({ checkout, show }: CheckoutControl, submitKey: string) {
  const { api, config, track } = usePlatform();
  const text = useMessages();
  const { total, payable } = checkout.sum;
  const accepted = { acceptedTotal: total.value, acceptedPayable: payable.value };
  const { paymentMethod } = checkout.payment.values;

  const { state, run, isPending } = useAction(
    async () => {
      const paid = await payInApp(config.appDevice, String(paymentMethod), payable.value);
      keepSubmission({ ...accepted, idempotencyKey: submitKey });
      return sendUntilAnswered(() =>
        api.call(submitCheckout, { form: { ...accepted, ...paid }, idempotencyKey: submitKey }),
      );
    },
    {
      onDone(placed) {
        forgetSubmission();
        track({ name: 'submit_order', values: { source: 'checkout', total: total.value } });
        leaveTo(placed, config.pageUrls);
        return 'leaving';
      },
      onFailed(error) {
        if (!isUnknownOutcome(error)) forgetSubmission();
        const refusal = refusalOf(error, checkout, text);
        if (refusal) show(refusal.checkout, { notice: refusal.notice });
      },
    },
  );

  return { state, submit: () => void run(undefined), isPending };
}
