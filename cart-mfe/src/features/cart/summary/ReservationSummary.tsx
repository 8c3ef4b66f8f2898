import type { CartContainer } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import { PromotionRows } from '../../../coupon/PromotionRows';
import type { PaymentIcon } from '../../../payment-icons/payment-icon';
import { SumRow, SumRows, TotalRow } from '../../../sum/SumRows';
import type { CartStore } from '../state/cart-store';
import { LegalNotes } from './LegalNotes';
import { PaymentTypes } from './PaymentTypes';
import { Proceed } from './Proceed';
import { SummaryFrame } from './SummaryFrame';
import { Transport } from './Transport';

interface ReservationSummaryProps {
  container: CartContainer;
  isPending: boolean;
  paymentIcons: readonly PaymentIcon[];
  verify: CartStore['verify'];
}

/** The sum of the reservation, to be paid in the store; it is never added to that of the online cart. */
export function ReservationSummary({ container, isPending, paymentIcons, verify }: ReservationSummaryProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { reservation } = usePlatform().config.pageUrls;
  const {
    subTotal,
    deposit,
    total,
    net,
    availablePaymentTypes,
    weight,
    isWeightKnown,
    fitsEstateCar,
    transport,
  } = container.reservationSum;
  const { promotions } = container.cartSum.reservationPromotionResultModel;

  return (
    <SummaryFrame
      headline={text('cart.reservationSum.headline')}
      isPending={isPending}
      total={
        <>
          <TotalRow label={text('cart.reservationSum.total')} total={total} net={net} />
          <Proceed cart="reservation" container={container} verify={verify} />
        </>
      }
      after={
        <>
          {weight && fitsEstateCar !== undefined && (
            <Transport sum={{ weight, isWeightKnown, fitsEstateCar }} transport={transport} />
          )}
          <PaymentTypes types={availablePaymentTypes} icons={paymentIcons} />
          <LegalNotes cart="reservation" />
        </>
      }
    >
      {!reservation && <MessageBox tone="info">{text('cart.noReservation')}</MessageBox>}
      <SumRows>
        <SumRow label={text('cart.sum.subTotal')} amount={priceText(subTotal)} />
        <PromotionRows promotions={promotions} />
        {deposit.value > 0 && <SumRow label={text('cart.sum.deposit')} amount={priceText(deposit)} />}
      </SumRows>
    </SummaryFrame>
  );
}
