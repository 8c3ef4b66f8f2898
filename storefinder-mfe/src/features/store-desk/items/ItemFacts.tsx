import type { DeskItem } from '@fachwerk/shared/contracts';
import { countText } from '@fachwerk/shared/product';
import { Card, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './ItemsTab.module.css';

/** What the item is, where it lies, and how many pieces for whom. */
export function ItemFacts({ item }: { item: DeskItem }) {
  const text = useMessages();
  const { name, variantName, brand, itemId, ean, stock, prices, online } = item;
  const { aisle, shelf, nextDelivery, promisedTooMany } = stock;
  const place =
    aisle === null || shelf === null
      ? text('desk.items.noPlace')
      : text('desk.items.place', { aisle: String(aisle), shelf: String(shelf) });
  const facts = [
    ...(['onHand', 'promised', 'held', 'sellable'] as const).map(
      (figure) => [text(`desk.items.${figure}`), countText(text, stock[figure], prices)] as const,
    ),
    [text('desk.items.where'), place] as const,
    ...(nextDelivery ? [[text('desk.items.delivery'), nextDelivery.text] as const] : []),
    [text('desk.items.price'), prices.displayPrice.displayValue] as const,
    ...(online.displayPrice.value === prices.displayPrice.value
      ? []
      : [[text('desk.items.online'), online.displayPrice.displayValue] as const]),
  ];

  return (
    <Card as="section" className={styles.part}>
      <h2 className={styles.name}>
        {name} {variantName}
      </h2>
      <p>{text('desk.items.numbers', { brand: brand.name, number: itemId, ean })}</p>
      {!stock.isListed && <p>{text('desk.items.notListed')}</p>}
      {promisedTooMany > 0 && (
        <MessageBox tone="warning">
          <p>{text('desk.items.tooMany', { count: promisedTooMany })}</p>
        </MessageBox>
      )}
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
