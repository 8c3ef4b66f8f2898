import type { PromotionResultModel } from '@fachwerk/shared/contracts';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import { SumRow } from '../sum/SumRows';

/** Discounts as lines of the sum, each with its name. */
export function PromotionRows({ promotions }: { promotions: PromotionResultModel['promotions'] }) {
  const text = useMessages();
  const priceText = usePriceText();

  return promotions
    .filter(({ amount }) => amount.value > 0)
    .map(({ promotionId, name, coupon, amount }) => (
      <SumRow
        key={promotionId}
        label={coupon ? text('cartCoupon.row', { name, coupon }) : name}
        amount={`−${priceText(amount)}`}
      />
    ));
}
