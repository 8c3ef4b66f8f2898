import type { CartSum } from '@fachwerk/shared/contracts';
import { Button, joinClasses, Price, Spinner } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './CartSummary.module.css';
import { FreeShipping } from './FreeShipping';
import { PaymentTypes } from './PaymentTypes';

export function CartSummary({ sum, isPending }: { sum: CartSum; isPending: boolean }) {
  const text = useMessages();
  const { checkout } = usePlatform().config.pageUrls;
  const headingId = useId();
  const { subTotal, shipping, total, voucher } = sum;

  return (
    <section className={styles.summary} aria-labelledby={headingId} aria-busy={isPending || undefined}>
      <div className={styles.head}>
        <h2 className={styles.headline} id={headingId}>
          {text('cart.sum.headline')}
        </h2>
        {isPending && (
          <p className={styles.pending}>
            <Spinner size={16} />
            {text('cart.sum.pending')}
          </p>
        )}
      </div>
      <FreeShipping distance={sum.distanceToFreeShipping} subTotal={subTotal} />
      <dl className={joinClasses(styles.amounts, isPending && styles.stale)}>
        <div className={styles.row}>
          <dt>{text('cart.sum.subTotal')}</dt>
          <dd>{subTotal.displayValue}</dd>
        </div>
        {voucher && (
          <div className={styles.row}>
            <dt>{text('cart.sum.voucher', { coupon: voucher.coupon })}</dt>
            <dd>{voucher.amount.displayValue}</dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{text('cart.sum.shipping')}</dt>
          <dd>{shipping.value === 0 ? text('cart.sum.shippingFree') : shipping.displayValue}</dd>
        </div>
        <div className={joinClasses(styles.row, styles.total)}>
          <dt>
            {text('cart.sum.total')} <span className={styles.vat}>{text('cart.sum.vat')}</span>
          </dt>
          <dd>
            <Price value={total.displayValue} />
          </dd>
        </div>
      </dl>
      {checkout ? (
        <>
          <Button href={checkout} variant="primary" size="large" isWide>
            {text('cart.checkout')}
          </Button>
          <PaymentTypes types={sum.availablePaymentTypes} />
        </>
      ) : (
        <p className={styles.noCheckout}>{text('cart.noCheckout')}</p>
      )}
    </section>
  );
}
