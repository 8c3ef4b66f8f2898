import type { CartContainer, FormAnswer } from '@fachwerk/shared/contracts';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { Coupon } from './Coupon';
import styles from './CouponForms.module.css';
import { CustomerCard } from './CustomerCard';

export interface CouponFormsProps {
  container: CartContainer;
  /** Sends a call; the page shows its answer. */
  change: (call: () => Promise<CartContainer>) => Promise<CartContainer>;
  /** Answer to the last form without script. */
  lastAnswer: FormAnswer | null;
}

/** Coupon and customer card of the cart; closed unless there is something to show. */
export function CouponForms({ container, change, lastAnswer }: CouponFormsProps) {
  const text = useMessages();
  const { voucher, customerCardNumber } = container.cartSum;
  const isAnswered = (form: string) => lastAnswer?.form === form;

  return (
    <div className={styles.forms}>
      <Accordion title={text('cartCoupon.title')} open={voucher !== null || isAnswered('coupon')}>
        <Coupon container={container} change={change} lastAnswer={isAnswered('coupon') ? lastAnswer : null} />
      </Accordion>
      <Accordion
        title={text('cartCoupon.card.title')}
        open={customerCardNumber !== null || isAnswered('customer-card')}
      >
        <CustomerCard
          container={container}
          change={change}
          lastAnswer={isAnswered('customer-card') ? lastAnswer : null}
        />
      </Accordion>
    </div>
  );
}
