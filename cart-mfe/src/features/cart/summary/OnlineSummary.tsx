import type { CartContainer, FormAnswer } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { CouponForms } from '../../../coupon/CouponForms';
import { PromotionRows } from '../../../coupon/PromotionRows';
import type { PaymentIcon } from '../cart-page.props';
import type { CartStore } from '../state/cart-store';
import { FreeShipping } from './FreeShipping';
import { PaymentTypes } from './PaymentTypes';
import { SummaryFrame } from './SummaryFrame';
import { SumRow, SumRows, TotalRow } from './SumRows';

interface OnlineSummaryProps {
  container: CartContainer;
  isPending: boolean;
  paymentIcons: readonly PaymentIcon[];
  /** Sends a call of a form in this summary; the page shows its answer. */
  change: CartStore['send'];
  /** Answer to the last form without script. */
  lastAnswer: FormAnswer | null;
}

/** The sum of the online cart, what reduces it, and the way to the checkout. */
export function OnlineSummary({
  container,
  isPending,
  paymentIcons,
  change,
  lastAnswer,
}: OnlineSummaryProps) {
  const text = useMessages();
  const { checkout } = usePlatform().config.pageUrls;
  const { subTotal, shipping, total, distanceToFreeShipping, availablePaymentTypes } = container.cartSum;
  const { promotions, missingGifts } = container.cartSum.onlinePromotionResultModel;

  return (
    <SummaryFrame
      headline={text('cart.sum.headline')}
      isPending={isPending}
      total={
        <>
          <TotalRow label={text('cart.sum.total')} note={text('cart.sum.vat')} amount={total.displayValue} />
          {checkout && (
            <Button href={checkout} variant="primary" size="large" isWide>
              {text('cart.checkout')}
            </Button>
          )}
        </>
      }
      after={<PaymentTypes types={availablePaymentTypes} icons={paymentIcons} />}
    >
      {!checkout && <MessageBox tone="info">{text('cart.noCheckout')}</MessageBox>}
      <FreeShipping distance={distanceToFreeShipping} subTotal={subTotal} />
      <SumRows>
        <SumRow label={text('cart.sum.subTotal')} amount={subTotal.displayValue} />
        <PromotionRows promotions={promotions} />
        <SumRow
          label={text('cart.sum.shipping')}
          amount={shipping.value === 0 ? text('cart.sum.shippingFree') : shipping.displayValue}
        />
      </SumRows>
      {missingGifts.map((name) => (
        <MessageBox key={name} tone="info">
          {text('cartCoupon.missingGift', { name })}
        </MessageBox>
      ))}
      <CouponForms container={container} change={change} lastAnswer={lastAnswer} />
    </SummaryFrame>
  );
}
