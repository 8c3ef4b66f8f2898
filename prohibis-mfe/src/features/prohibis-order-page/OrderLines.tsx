import type { ProhibisOrder } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { Section } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePriceText } from '@fachwerk/shared/widget';
import styles from './ProhibisOrderPage.module.css';

/** The lines of the order: net amount first, with the days of each line. */
export function OrderLines({ order }: { order: ProhibisOrder }) {
  const text = useMessages();
  const priceText = usePriceText();
  const language = useContentLanguage();
  const { checkout, netPrices } = order;

  return (
    <Section headline={text('prohibisOrder.lines', { count: checkout.lines.length })}>
      <ul role="list" className={styles.lines}>
        {checkout.lines.map((line) => {
          const net = netPrices[line.entryId];
          return (
            <li key={line.entryId} className={styles.line}>
              <span className={styles.picture}>
                <ProductPicture image={line.image} isDecorative size="thumbnail" />
              </span>
              <div>
                <p className={styles.name} lang={language}>
                  <a href={line.url}>{line.name}</a>
                </p>
                <p className={styles.note}>
                  {text('prohibisOrder.line', { quantity: line.quantity, number: line.itemId })}
                </p>
                <p className={styles.note}>
                  {line.source === 'EMAIL'
                    ? line.deliveryText
                    : text('prohibisOrder.dates', { dates: line.deliveryText })}
                </p>
              </div>
              <p className={styles.amounts}>
                {net && <strong>{text('prohibisOrder.net', { amount: priceText(net) })}</strong>}
                <span className={styles.note}>
                  {text('prohibisOrder.gross', { amount: priceText(line.linePrice) })}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
