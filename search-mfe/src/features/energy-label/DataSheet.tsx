import { useMessages } from '@fachwerk/shared/widget';
import styles from './DataSheet.module.css';
import type { LabelledProduct } from './load-energy-label';
import { regulationOf } from './product-groups';

/** The product data sheet (Regulation (EU) 2017/1369, Art. 3), as far as the catalogue has the values. */
export function DataSheet({ product }: { product: LabelledProduct }) {
  const text = useMessages();
  const { label, producer, brand, itemId, ean, attributes } = product;
  const { level, scale, group } = label;
  const regulation = regulationOf(group);
  const rows: (readonly [string, string])[] = [
    [text('energyLabel.supplier'), `${brand} (${producer.name}, ${producer.address})`],
    [text('energyLabel.model'), itemId],
    ['EAN', ean],
    ...(group && regulation
      ? ([
          [text('energyLabel.group'), text(`energyLabel.group.${group}`)],
          [text('energyLabel.regulation'), text('energyLabel.regulation.value', { number: regulation })],
        ] as const)
      : []),
    [text('energyLabel.class'), level],
    [text('energyLabel.scale'), text('energyLabel.scale.value', { high: scale.high, low: scale.low })],
    ...attributes
      .filter(({ value }) => value !== level)
      .map(({ label: name, value }) => [name, value] as const),
  ];

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{text('energyLabel.dataSheet')}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
