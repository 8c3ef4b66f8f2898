import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import styles from './OrderScreen.module.css';
import { piecesText } from './pieces-text';
import { placeText } from './place-text';

/** What the buyer has withdrawn while the order was picked, with the place that found pieces go back to. */
export function Withdrawn({ order: { events, lines } }: { order: OrderOnDesk }) {
  const text = useMessages();
  const withdrawn = lines.filter((line) => line.withdrawn);
  // Once the order has ended, the desk reports what it has put back.
  if (withdrawn.length === 0 || events.includes('put-back')) return null;
  return (
    <MessageBox tone="warning" isLive title={text('desk.order.notOrdered')}>
      <ul className={styles.lines}>
        {withdrawn.map((line) => (
          <li key={line.lineId}>
            <strong>{piecesText(text, { ...line, open: line.withdrawn ?? 0 })}</strong>{' '}
            {[line.name, line.variantName].filter(Boolean).join(' ')} · {placeText(text, line)}
          </li>
        ))}
      </ul>
      <p>{text('desk.order.notOrderedHint')}</p>
    </MessageBox>
  );
}
