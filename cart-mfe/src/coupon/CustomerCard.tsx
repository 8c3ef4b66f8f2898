import { addCustomerCard, clearCustomerCard } from '@fachwerk/shared/calls';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { CodeForm } from './CodeForm';
import type { CouponFormsProps } from './coupon-forms-props';
import { RemovalForm } from './RemovalForm';

export function CustomerCard({ container, change, lastAnswer }: CouponFormsProps) {
  const text = useMessages();
  const { bus } = usePlatform();
  const { customerCardNumber } = container.cartSum;

  useEffect(() => bus.set('customerCardNumber', customerCardNumber), [bus, customerCardNumber]);

  if (customerCardNumber)
    return (
      <>
        <MessageBox tone="success" title={text('cartCoupon.card.used')}>
          <p>{text('cartCoupon.card.number', { number: customerCardNumber })}</p>
        </MessageBox>
        <RemovalForm
          call={clearCustomerCard}
          change={change}
          event="remove_customer_card"
          label={text('cartCoupon.card.removeLabel')}
        />
      </>
    );
  return (
    <CodeForm
      name="customerCardNumber"
      call={addCustomerCard}
      label={text('cartCoupon.card.label')}
      hint={text('cartCoupon.card.hint')}
      button={text('cartCoupon.card.submit')}
      event="add_customer_card"
      input={{ inputMode: 'numeric' }}
      change={change}
      lastAnswer={lastAnswer}
      refusal={({ cartSum }) =>
        cartSum.customerCardNumber ? null : text('cartCoupon.error.invalid.customerCard')
      }
    />
  );
}
