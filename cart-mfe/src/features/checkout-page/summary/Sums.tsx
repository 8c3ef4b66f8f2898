import type { CheckoutSum } from '@fachwerk/shared/contracts';
import { joinClasses } from '@fachwerk/shared/ui';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import styles from './Sums.module.css';

/** Goods, what reduces them, shipping, total with VAT, and what a gift card leaves to pay. */
export function Sums({ sum, hasShipping }: { sum: CheckoutSum; hasShipping: boolean }) {
  const text = useMessages();
  const priceText = usePriceText();
  const { goods, discounts, deposit, shipping, total, giftCard, payable, vat } = sum;
  const hasOneAmount = discounts.length === 0 && deposit.value === 0 && !hasShipping;

  return (
    <dl className={styles.sums}>
      {!hasOneAmount && <Row label={text('checkout.sum.goods')} amount={priceText(goods)} />}
      {discounts.map(({ name, amount }) => (
        <Row key={name} label={name} amount={`−${priceText(amount)}`} />
      ))}
      {deposit.value > 0 && <Row label={text('checkout.sum.deposit')} amount={priceText(deposit)} />}
      {hasShipping && (
        <Row
          label={text('checkout.sum.shipping')}
          amount={shipping.value === 0 ? text('checkout.free') : priceText(shipping)}
        />
      )}
      <Row
        label={text('checkout.sum.total')}
        amount={priceText(total)}
        className={giftCard ? styles.subTotal : styles.total}
      />
      {vat.map(({ rate, rateText, tax }) => (
        <Row
          key={rate}
          label={text('checkout.sum.vat', { rate: rateText })}
          amount={priceText(tax)}
          className={styles.vat}
        />
      ))}
      {giftCard && (
        <>
          <Row
            label={text('checkout.sum.giftCard', { number: giftCard.maskedNumber })}
            amount={`−${priceText(giftCard.amount)}`}
          />
          <Row label={text('checkout.sum.payable')} amount={priceText(payable)} className={styles.total} />
        </>
      )}
    </dl>
  );
}

function Row({ label, amount, className }: { label: string; amount: string; className?: string }) {
  return (
    <div className={joinClasses(styles.row, className)}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
