import type { DisplayPrice, VoucherValidationResult } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { type Translate, useMessages, usePriceText } from '@fachwerk/shared/widget';

/** What an attached coupon gives, lacks, or why it gives nothing. */
export function CouponStatus({ result, amount }: { result: VoucherValidationResult; amount: DisplayPrice }) {
  const text = useMessages();
  const priceText = usePriceText();
  const { coupon, successful, attainable, name, terms } = result;

  if (successful)
    return (
      <MessageBox tone="success" title={text('cartCoupon.successful', { coupon })}>
        <p>
          {name}
          {amount.value > 0 && `: −${priceText(amount)}`}
        </p>
      </MessageBox>
    );
  if (attainable)
    return (
      <MessageBox tone="info" title={missingText(text, priceText, result)}>
        <p>{name}</p>
        <p>{terms}</p>
      </MessageBox>
    );
  return (
    <MessageBox tone="warning" title={text('cartCoupon.notValid', { coupon })}>
      <p>{text(`cartCoupon.why.${result.reason ?? 'unknown'}`)}</p>
    </MessageBox>
  );
}

function missingText(
  text: Translate,
  priceText: ReturnType<typeof usePriceText>,
  { coupon, missing, missingAmount }: VoucherValidationResult,
): string {
  if (missing === 'amount' && missingAmount)
    return text('cartCoupon.missing.amount', { coupon, amount: priceText(missingAmount) });
  return text(`cartCoupon.missing.${missing ?? 'article'}`, { coupon });
}
