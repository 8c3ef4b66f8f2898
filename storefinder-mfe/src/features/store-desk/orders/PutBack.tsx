import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import styles from './OrderScreen.module.css';
import { piecesText } from './pieces-text';
import { placeText } from './place-text';
import { sortByShelf } from './sort-by-shelf';

interface PutBackProps {
  order: OrderOnDesk;
  onReport: () => void;
}

/** An order has ended after its goods were found: they lie in no parcel, and not on their shelf. */
export function PutBack({ order, onReport }: PutBackProps) {
  const text = useMessages();
  const lines = sortByShelf(order.lines.filter(({ toPutBack = 0 }) => toPutBack > 0));
  return (
    <>
      <MessageBox tone="warning" title={text('desk.putBack.title')}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.lineId}>
              <strong>{piecesText(text, { ...line, open: line.toPutBack ?? 0 })}</strong>{' '}
              {[line.name, line.variantName].filter(Boolean).join(' ')} · {placeText(text, line)}
            </li>
          ))}
        </ul>
        <p>{text('desk.putBack.text')}</p>
      </MessageBox>
      <Button variant="primary" size="large" isWide onClick={onReport}>
        {text('desk.expired')}
      </Button>
    </>
  );
}
