import { type FormAnswer } from '@fachwerk/shared/contracts';
import { toCorrect } from '@fachwerk/shared/forms';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { PaymentIcon } from '../../payment-icons/payment-icon';
import { CartNotes } from './CartNotes';
import type { CheckoutData } from './checkout-data';
import { CheckoutFrame } from './CheckoutFrame';
import { EmptyCheckout } from './EmptyCheckout';
import { HoldTimer } from './HoldTimer';
import { Limits } from './Limits';
import { NoticeBox } from './NoticeBox';
import { PendingOrder } from './pending/PendingOrder';
import { ReviewStep } from './review/ReviewStep';
import { type CheckoutControl, useCheckout } from './state/use-checkout';
import { useHold } from './state/use-hold';
import { StepHeading } from './StepHeading';
import { AddressStep } from './steps/AddressStep';
import { ContactStep } from './steps/ContactStep';
import { DeliveryStep } from './steps/DeliveryStep';
import { PaymentStep } from './steps/PaymentStep';
import { OrderSummary } from './summary/OrderSummary';

interface CheckoutStepsProps {
  data: Extract<CheckoutData, { kind: 'checkout' }>;
  paymentIcons: readonly PaymentIcon[];
}

export function CheckoutSteps({ data, paymentIcons }: CheckoutStepsProps) {
  const control = useCheckout(data);
  const { checkout, step, notice } = control;
  const hold = useHold(control);
  const text = useMessages();
  // The answer belongs to the page that was loaded, not to steps that were opened later.
  const lastAnswer = control.isFreshStep ? null : toCorrect(data.lastAnswer);

  if (checkout.pendingOrder && checkout.isEmpty)
    return <PendingOrder order={checkout.pendingOrder} control={control} lastAnswer={lastAnswer} />;
  if (checkout.isEmpty) return <EmptyCheckout checkout={checkout} isFresh={!data.checkout.isEmpty} />;

  return (
    <CheckoutFrame
      control={control}
      summary={step === 'review' ? undefined : <OrderSummary checkout={checkout} />}
    >
      {checkout.pendingOrder && (
        <PendingOrder order={checkout.pendingOrder} control={control} lastAnswer={lastAnswer} isBeside />
      )}
      {notice && <NoticeBox notice={notice} checkout={checkout} />}
      <CartNotes checkout={checkout} hasNotice={notice !== null} />
      <StepHeading key={step} checkout={checkout} step={step} isFresh={control.isFreshStep && !notice} />
      {step === 'contact' && <Limits limits={checkout.limits} />}
      <Step
        key={`${step} step`}
        control={control}
        lastAnswer={lastAnswer}
        bookAddress={control.isFreshStep ? null : data.bookAddress}
        paymentIcons={paymentIcons}
      />
      {checkout.holdUntil && (
        <HoldTimer
          key={checkout.holdUntil}
          holdUntil={checkout.holdUntil}
          clockSkew={hold.clockSkew}
          isPending={hold.isPending}
          onRenew={hold.renew}
          isLimited={checkout.holdNote === 'limited'}
        />
      )}
      {checkout.holdNote === 'paused' && (
        <MessageBox tone="info" isLive>
          {text('checkout.hold.paused')}
        </MessageBox>
      )}
    </CheckoutFrame>
  );
}

interface StepProps {
  control: CheckoutControl;
  lastAnswer: FormAnswer | null;
  bookAddress: string | null | undefined;
  paymentIcons: readonly PaymentIcon[];
}

function Step(props: StepProps) {
  switch (props.control.step) {
    case 'contact':
      return <ContactStep {...props} />;
    case 'delivery':
      return <DeliveryStep {...props} />;
    case 'address':
      return <AddressStep {...props} />;
    case 'payment':
      return <PaymentStep {...props} />;
    case 'review':
      return <ReviewStep {...props} />;
  }
}
