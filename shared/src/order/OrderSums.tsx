import type { DisplayPrice } from '../contracts/kernel/prices';
import type { OrderView } from '../contracts/orders/order';
import { useMessages } from '../widget/messages';
import { usePriceText } from '../widget/price-text';
import styles from './OrderSums.module.css';

/** What the order costs, with its taxes, what of it is paid or due, and whose prices these are. */
export function OrderSums({ sums, kind }: Pick<OrderView, 'sums' | 'kind'>) {
  const text = useMessages();
  const { goods, discount, deposit, shipping, total, giftCard, vat } = sums;
  const { giftCardReturned, refunded, remaining, payment } = sums;

  return (
    <>
      <dl className={styles.sums}>
        <Row label={text('order.sum.goods')} amount={goods} />
        {discount && <Row label={text('order.sum.discount')} amount={discount} isLess />}
        {deposit && <Row label={text('order.sum.deposit')} amount={deposit} />}
        {shipping.value > 0 && <Row label={text('order.sum.shipping')} amount={shipping} />}
        <Row label={text('order.sum.total')} amount={total} isTotal />
        {vat.map(({ rate, tax }) => (
          <Row key={rate} label={text('order.sum.vat', { rate: formatRate(rate) })} amount={tax} isNote />
        ))}
        {giftCard && <Row label={text('order.sum.giftCard')} amount={giftCard} isLess />}
        {payment && !payment.isDue && <Row label={payment.text} amount={payment.amount} />}
        {giftCardReturned && <Row label={text('order.sum.giftCardReturned')} amount={giftCardReturned} />}
        {refunded && <Row label={text('order.sum.refunded')} amount={refunded} />}
        {remaining && <Row label={text('order.sum.remaining')} amount={remaining} isTotal />}
        {payment?.isDue && <Row label={payment.text} amount={payment.amount} isTotal />}
      </dl>
      {kind !== 'delivery' && <p className={styles.prices}>{text(`order.sum.prices.${kind}`)}</p>}
    </>
  );
}

interface RowProps {
  label: string;
  amount: DisplayPrice;
  /** Shown with a minus sign. */
  isLess?: boolean;
  isTotal?: boolean;
  isNote?: boolean;
}

function Row({ label, amount, isLess = false, isTotal = false, isNote = false }: RowProps) {
  const priceText = usePriceText();
  return (
    <div className={isTotal ? styles.total : isNote ? styles.note : styles.row}>
      <dt>{label}</dt>
      <dd>
        {isLess && '−'}
        {priceText(amount)}
      </dd>
    </div>
  );
}

/** Basis points: 1900 is "19". */
const formatRate = (rate: number): string => String(rate / 100).replace('.', ',');
