import { isOfDevice } from '@fachwerk/shared/app-bridge';
import { savePayment } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { PaymentIcon } from '../../../payment-icons/payment-icon';
import { stepUrl } from '../checkout-data';
import { initialValues } from '../state/typed-values';
import type { CheckoutControl } from '../state/use-checkout';
import { ChoiceCards } from './ChoiceCards';
import { paymentChoices } from './payment-choices';
import { StepForm } from './StepForm';
import { useStepForm } from './use-step-form';

interface PaymentStepProps {
  control: CheckoutControl;
  lastAnswer: FormAnswer | null;
  paymentIcons: readonly PaymentIcon[];
}

/** The payment method; none is preselected. */
export function PaymentStep({ control, lastAnswer, paymentIcons }: PaymentStepProps) {
  const text = useMessages();
  const { appDevice } = usePlatform().config;
  const { checkout } = control;
  const { values, options, isCovered } = checkout.payment;
  const form = useStepForm('payment', control, {
    call: savePayment,
    async schema() {
      const { PaymentForm } = await import('@fachwerk/shared/contracts');
      return PaymentForm;
    },
    initialValues: initialValues({ paymentMethod: '' }, values),
    lastAnswer,
  });

  if (isCovered)
    return (
      <MessageBox
        tone="success"
        title={text(checkout.sum.giftCard ? 'checkout.payment.covered' : 'checkout.payment.nothing')}
        actions={
          <Button variant="primary" href={stepUrl(checkout, 'review') ?? ''}>
            {text('checkout.next.review')}
          </Button>
        }
      >
        {text('checkout.payment.coveredText')}
      </MessageBox>
    );
  return (
    <StepForm step="payment" checkout={checkout} form={form}>
      <ChoiceCards
        name="paymentMethod"
        label={text('checkout.payment.question')}
        isLabelHidden
        hint={text('checkout.payment.hint')}
        choices={paymentChoices(
          text,
          options.filter(({ type }) => isOfDevice(type, appDevice)),
          paymentIcons,
          values.paymentMethod,
        )}
      />
    </StepForm>
  );
}
