import { addVoucher, clearVoucher } from '@fachwerk/shared/calls';
import { useMessages } from '@fachwerk/shared/widget';
import { CodeForm } from './CodeForm';
import type { CouponFormsProps } from './coupon-forms-props';
import { CouponInfoLink } from './CouponInfoLink';
import { CouponStatus } from './CouponStatus';
import { RemovalForm } from './RemovalForm';

export function Coupon({ container, change, lastAnswer }: CouponFormsProps) {
  const text = useMessages();
  const { voucher, onlinePromotionResultModel } = container.cartSum;
  const { voucherValidationResult: result } = onlinePromotionResultModel;

  if (voucher && result)
    return (
      <>
        <CouponStatus result={result} amount={voucher.amount} />
        <RemovalForm
          call={clearVoucher}
          change={change}
          event="remove_coupon"
          label={text('cartCoupon.removeLabel', { coupon: voucher.coupon })}
        />
      </>
    );
  return (
    <>
      <CodeForm
        name="coupon"
        call={addVoucher}
        label={text('cartCoupon.label')}
        button={text('cartCoupon.submit')}
        event="add_coupon"
        input={{ autoCapitalize: 'characters', spellCheck: false }}
        change={change}
        lastAnswer={lastAnswer}
        refusal={({ cartSum }) => {
          const answer = cartSum.onlinePromotionResultModel.voucherValidationResult;
          if (!answer?.invalid) return null;
          const why =
            answer.reason === 'unknown' || !answer.reason ? '' : text(`cartCoupon.why.${answer.reason}`);
          return why || text('cartCoupon.error.invalid.couponCode');
        }}
      />
      <CouponInfoLink />
    </>
  );
}
