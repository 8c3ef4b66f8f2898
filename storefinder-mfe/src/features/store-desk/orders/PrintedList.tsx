import { useMessages } from '@fachwerk/shared/widget';
import type { DeskLine, OrderOnDesk } from '../shelf/order-on-desk';
import { piecesText } from './pieces-text';
import styles from './PrintedList.module.css';

const COLUMNS = ['aisle', 'shelf', 'name', 'ean', 'pieces', 'box'] as const;

/** The picking list on paper; invisible on the screen. */
export function PrintedList({ order, lines }: { order: OrderOnDesk; lines: readonly DeskLine[] }) {
  const text = useMessages();
  return (
    <table className={styles.list}>
      <caption>
        {text('desk.print.caption', { number: order.number, kind: text(`desk.kind.${order.kind}`) })}
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {text(`desk.print.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ lineId, aisle, shelf, name, variantName, ean, itemId, open, soldBy }) => (
          <tr key={lineId}>
            <td>{aisle ?? '–'}</td>
            <td>{shelf ?? '–'}</td>
            <td>
              {name} {variantName}
            </td>
            <td>{ean ?? itemId}</td>
            <td>{soldBy ? piecesText(text, { open, soldBy }) : open}</td>
            <td>
              <span className={styles.box} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
