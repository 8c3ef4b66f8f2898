import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import styles from './NoticeBox.module.css';
import type { AcceptedSums } from './state/checkout-notice';

interface ChangedSumsProps {
  before: AcceptedSums;
  now: AcceptedSums;
}

/** The sums to accept. A gift card that pays another amount changes only what is left to pay. */
export function ChangedSums({ before, now }: ChangedSumsProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const isPayableChanged = before.payable.value !== now.payable.value && (hasCard(before) || hasCard(now));
  const isTotalShown = before.total.value !== now.total.value || !isPayableChanged;
  const change = (name: keyof AcceptedSums) =>
    text(`checkout.changed.${name}`, { before: priceText(before[name]), now: priceText(now[name]) });

  return (
    <p className={styles.total}>
      {isTotalShown && change('total')} {isPayableChanged && change('payable')}{' '}
      {text('checkout.changed.accept')}
    </p>
  );
}

const hasCard = ({ total, payable }: AcceptedSums): boolean => total.value !== payable.value;
