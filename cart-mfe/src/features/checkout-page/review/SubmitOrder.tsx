import { nativeForm, submitCheckout } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import { answerTexts, SubmitButton } from '@fachwerk/shared/forms';
import { MessageBox, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import { paymentFailureText } from '../state/payment-failure-text';
import type { CheckoutControl } from '../state/use-checkout';
import { useRefusalLinks } from '../use-refusal-links';
import { isUnknownOutcome } from './send-until-answered';
import styles from './SubmitOrder.module.css';
import { useSubmitOrder } from './use-submit-order';

interface SubmitOrderProps {
  control: CheckoutControl;
  submitKey: string;
  lastAnswer: FormAnswer | null;
}

/** The one button that orders. The same key is sent again until the outcome is known. */
export function SubmitOrder({ control, submitKey, lastAnswer }: SubmitOrderProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const { attributes, field } = nativeForm(submitCheckout, apiOrigin);
  const { checkout } = control;
  const { state, submit, isPending } = useSubmitOrder(control, submitKey);
  const linksOf = useRefusalLinks(checkout);

  function order(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <form {...attributes} onSubmit={order}>
      <input type="hidden" name={field('acceptedTotal')} value={checkout.sum.total.value} />
      <input type="hidden" name={field('acceptedPayable')} value={checkout.sum.payable.value} />
      <input type="hidden" name={field('idempotencyKey')} value={submitKey} />
      <SubmitButton isPending={isPending}>{text('checkout.submit.button')}</SubmitButton>
      {/* Below the button: nothing stands between the summary and it. */}
      {state.status === 'failed' && !control.notice && (
        <MessageBox tone="error" className={styles.message} isLive title={text('checkout.refused.order')}>
          {isUnknownOutcome(state.error)
            ? text('checkout.submit.unknown')
            : paymentFailureText(text, state.error)}
        </MessageBox>
      )}
      {state.status === 'idle' &&
        answerTexts(text, lastAnswer).map(({ msg, sentence }) => (
          <MessageBox key={msg} tone="error" className={styles.message} actions={linksOf([msg])}>
            {sentence}
          </MessageBox>
        ))}
      <p role="status">
        <VisuallyHidden>{isPending && text('checkout.submit.pending')}</VisuallyHidden>
      </p>
    </form>
  );
}
