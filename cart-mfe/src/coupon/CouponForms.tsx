import { Accordion } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type ReactNode, useState } from 'react';
import { Coupon } from './Coupon';
import type { CouponFormsProps } from './coupon-forms-props';
import styles from './CouponForms.module.css';
import { CustomerCard } from './CustomerCard';
import { useFocusAfterChange } from './use-focus-after-change';

/** Coupon and customer card of the cart; closed unless there is something to show. */
export function CouponForms({
  container,
  change,
  lastAnswer,
  children,
}: CouponFormsProps & { /** Further forms of the same list. */ children?: ReactNode }) {
  const text = useMessages();
  const { voucher, customerCardNumber } = container.cartSum;
  const couponRef = useFocusAfterChange(voucher?.coupon);
  const cardRef = useFocusAfterChange(customerCardNumber);
  const isAnswered = (form: string) => lastAnswer?.form === form;

  // Only at first: a removal must not close the form that the visitor sees.
  const [isOpen] = useState({
    coupon: voucher !== null || isAnswered('coupon'),
    card: customerCardNumber !== null || isAnswered('customer-card'),
  });

  return (
    <div className={styles.forms}>
      <Accordion title={text('cartCoupon.title')} open={isOpen.coupon}>
        <div className={styles.content} ref={couponRef} tabIndex={-1}>
          <Coupon
            container={container}
            change={change}
            lastAnswer={isAnswered('coupon') ? lastAnswer : null}
          />
        </div>
      </Accordion>
      <Accordion title={text('cartCoupon.card.title')} open={isOpen.card}>
        <div className={styles.content} ref={cardRef} tabIndex={-1}>
          <CustomerCard
            container={container}
            change={change}
            lastAnswer={isAnswered('customer-card') ? lastAnswer : null}
          />
        </div>
      </Accordion>
      {children}
    </div>
  );
}
