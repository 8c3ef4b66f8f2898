import type { CartSum } from '@fachwerk/shared/contracts';
import { Price } from '@fachwerk/shared/ui';
import { useMessages, usePriceText, useTopic } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './SumRows.module.css';

export const SumRows = ({ children }: { children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;

export function SumRow({ label, amount }: { label: ReactNode; amount: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** The net amount, for professional customers. */
function NetRow({ net }: Pick<CartSum, 'net'>) {
  const text = useMessages();
  const priceText = usePriceText();
  if (!useTopic('isProhibis')) return null;
  return (
    <div className={styles.net}>
      <dt>{text('cart.sum.net')}</dt>
      <dd>{priceText(net)}</dd>
    </div>
  );
}

interface GiftCardRowsProps extends Pick<CartSum, 'total' | 'net'> {
  giftCard: NonNullable<CartSum['giftCard']>;
}

/** The total, and what a gift card pays of it, above the large sum that is still to pay. */
export function GiftCardRows({ total, net, giftCard }: GiftCardRowsProps) {
  const text = useMessages();
  const priceText = usePriceText();
  return (
    <>
      <NetRow net={net} />
      <SumRow
        label={
          <>
            {text('cart.sum.total')} <span className={styles.note}>{text('cart.sum.vat')}</span>
          </>
        }
        amount={priceText(total)}
      />
      <SumRow
        label={text('giftCard.row', { number: giftCard.maskedNumber })}
        amount={`−${priceText(giftCard.redeemed)}`}
      />
    </>
  );
}

interface TotalRowProps {
  label: string;
  total: CartSum['total'];
  /** Absent: `total` is what remains to be paid of a sum that stands above with its VAT. */
  net?: CartSum['net'];
}

/** The amount to pay; for professional customers the net amount comes first. */
export function TotalRow({ label, total, net }: TotalRowProps) {
  const text = useMessages();
  const priceText = usePriceText();

  return (
    <dl className={styles.total}>
      {net && <NetRow net={net} />}
      <div className={styles.gross}>
        <dt>
          {label} {net && <span className={styles.note}>{text('cart.sum.vat')}</span>}
        </dt>
        <dd>
          <Price value={priceText(total)} />
        </dd>
      </div>
    </dl>
  );
}
