import type { Cancellation, OrderView } from '@fachwerk/shared/contracts';
import { isPaidAfterwards } from '@fachwerk/shared/rules';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import styles from './CancelOrder.module.css';

interface ConsequencesProps {
  order: OrderView;
  cancellation: Cancellation;
  isCreditCard: boolean;
}

/** What the cancellation means: which money returns, where and when. */
export function Consequences({ order, cancellation, isCreditCard }: ConsequencesProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { isWhole, amount, giftCard, payment, lost } = cancellation;
  const way = isCreditCard ? 'creditCard' : isPaidAfterwards(order.paymentMethod) ? 'store' : 'other';
  const isPending = order.state === 'PAYMENT_PENDING';
  const gifts = lost?.gifts.length ?? 0;
  const extent = isWhole ? 'whole' : gifts > 0 ? 'partWithGifts' : 'part';
  const isContract = order.kind !== 'reservation';

  return (
    <div className={styles.consequences}>
      <p>
        {isPending
          ? text('cancelOrder.consequence.pending')
          : text(`cancelOrder.consequence.${extent}.${order.kind}`, { count: gifts })}
      </p>
      {!isPending && lost && (
        <ul className={styles.lost}>
          {lost.gifts.map((name) => (
            <li key={name}>{text('cancelOrder.lost.gift', { name })}</li>
          ))}
          {lost.discount && (
            <li>{text('cancelOrder.lost.discount', { amount: priceText(lost.discount) })}</li>
          )}
          {lost.shipping && (
            <li>{text('cancelOrder.lost.shipping', { amount: priceText(lost.shipping) })}</li>
          )}
        </ul>
      )}
      {isContract && !isPending && amount.value === 0 && <p>{text('cancelOrder.refund.nothing')}</p>}
      {isContract && !isPending && amount.value > 0 && (
        <dl className={styles.facts}>
          <dt>{text('cancelOrder.refund.amount')}</dt>
          <dd className={styles.amount}>{priceText(amount)}</dd>
          {giftCard.value > 0 && (
            <>
              <dt>{text('cancelOrder.refund.giftCard')}</dt>
              <dd>{text('cancelOrder.refund.giftCardText', { amount: priceText(giftCard) })}</dd>
            </>
          )}
          {payment.value > 0 && (
            <>
              <dt>{text(`payment.${order.paymentMethod}`)}</dt>
              <dd>{text(`cancelOrder.refund.${way}`, { amount: priceText(payment) })}</dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}
