import type { CartContainer } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
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
}

/** The sum of the online cart, what reduces it, and the way to the checkout. */
export function OnlineSummary({ container, isPending, paymentIcons }: OnlineSummaryProps) {
  const text = useMessages();
  const { checkout } = usePlatform().config.pageUrls;
  const { subTotal, shipping, total, voucher, distanceToFreeShipping, availablePaymentTypes } =
    container.cartSum;

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
        {voucher && (
          <SumRow
            label={text('cart.sum.voucher', { coupon: voucher.coupon })}
            amount={voucher.amount.displayValue}
          />
        )}
        <SumRow
          label={text('cart.sum.shipping')}
          amount={shipping.value === 0 ? text('cart.sum.shippingFree') : shipping.displayValue}
        />
      </SumRows>
    </SummaryFrame>
  );
}
