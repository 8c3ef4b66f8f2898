import type { ProhibisSum } from '@fachwerk/shared/contracts';
import { joinClasses, Price, Section } from '@fachwerk/shared/ui';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import styles from './ProhibisOrderPage.module.css';

/** Net first, then VAT, then the total to pay. */
export function OrderSum({ sum }: { sum: ProhibisSum }) {
  const text = useMessages();
  const priceText = usePriceText();
  const rows = [
    ...sum.discounts.map(({ name, amount }) => [name, `−${priceText(amount)}`] as const),
    [text('prohibisOrder.sum.shipping'), priceText(sum.shipping)] as const,
    [text('prohibisOrder.sum.net'), priceText(sum.net), styles.net] as const,
    ...sum.vat.map(
      ({ rateText, tax }) => [text('prohibisOrder.sum.vat', { rate: rateText }), priceText(tax)] as const,
    ),
  ];
  return (
    <Section headline={text('prohibisOrder.sum.headline')}>
      <dl className={styles.sum}>
        {rows.map(([label, amount, look]) => (
          <div key={label} className={joinClasses(styles.row, look)}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{text('prohibisOrder.sum.total')}</dt>
          <dd>
            <Price value={priceText(sum.total)} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}
