import type { CartContainer, FormAnswer } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import { CouponForms } from '../../../coupon/CouponForms';
import { PromotionRows } from '../../../coupon/PromotionRows';
import { GiftCardForm } from '../../../gift-card/GiftCardForm';
import { hasOnlyGiftCards } from '../../../gift-card/only-gift-cards';
import type { PaymentIcon } from '../../../payment-icons/payment-icon';
import { GiftCardRows, SumRow, SumRows, TotalRow } from '../../../sum/SumRows';
import type { CartStore } from '../state/cart-store';
import { FreeShipping } from './FreeShipping';
import { LegalNotes } from './LegalNotes';
import { PaymentTypes } from './PaymentTypes';
import { Proceed } from './Proceed';
import { SummaryFrame } from './SummaryFrame';
import { Transport } from './Transport';

interface OnlineSummaryProps {
  container: CartContainer;
  isPending: boolean;
  paymentIcons: readonly PaymentIcon[];
  /** Sends a call of a form in this summary; the page shows its answer. */
  change: CartStore['send'];
  verify: CartStore['verify'];
  isProhibis: boolean;
  /** Answer to the last form without script. */
  lastAnswer: FormAnswer | null;
}

/** The sum of the online cart, what reduces it, and the way to the checkout. */
export function OnlineSummary(props: OnlineSummaryProps) {
  const { container, isPending, paymentIcons, change, verify, isProhibis, lastAnswer } = props;
  const text = useMessages();
  const priceText = usePriceText();
  const { checkout } = usePlatform().config.pageUrls;
  const { subTotal, deposit, shipping, total, net, distanceToFreeShipping, availablePaymentTypes } =
    container.cartSum;
  const giftCard = container.cartSum.giftCard?.redeemed.value ? container.cartSum.giftCard : undefined;
  const isSent = !hasOnlyGiftCards(container);
  const { promotions, missingGifts } = container.cartSum.onlinePromotionResultModel;

  return (
    <SummaryFrame
      headline={text('cart.sum.headline')}
      isPending={isPending}
      total={
        <>
          {giftCard ? (
            <TotalRow label={text('giftCard.toPay')} total={giftCard.toPay} />
          ) : (
            <TotalRow label={text('cart.sum.total')} total={total} net={net} />
          )}
          <Proceed cart="online" container={container} verify={verify} isProhibis={isProhibis} />
        </>
      }
      after={
        <>
          <Transport sum={container.cartSum} />
          <PaymentTypes types={availablePaymentTypes} icons={paymentIcons} />
          <LegalNotes cart="online" isSent={isSent} />
        </>
      }
    >
      {!checkout && <MessageBox tone="info">{text('cart.noCheckout')}</MessageBox>}
      {isSent && <FreeShipping distance={distanceToFreeShipping} subTotal={subTotal} />}
      <CouponForms container={container} change={change} lastAnswer={lastAnswer}>
        <GiftCardForm container={container} change={change} lastAnswer={lastAnswer} />
      </CouponForms>
      <SumRows>
        <SumRow label={text('cart.sum.subTotal')} amount={priceText(subTotal)} />
        <PromotionRows promotions={promotions} />
        {deposit.value > 0 && <SumRow label={text('cart.sum.deposit')} amount={priceText(deposit)} />}
        {isSent && (
          <SumRow
            label={text('cart.sum.shipping')}
            amount={shipping.value === 0 ? text('cart.sum.shippingFree') : priceText(shipping)}
          />
        )}
        {giftCard && <GiftCardRows total={total} net={net} giftCard={giftCard} />}
      </SumRows>
      {missingGifts.map((name) => (
        <MessageBox key={name} tone="info">
          {text('cartCoupon.missingGift', { name })}
        </MessageBox>
      ))}
    </SummaryFrame>
  );
}
