import { formatEuros, formatNumber, formatPieces } from '@fachwerk/shared/format';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { AreaGoods, AreaNeed, AreaQuantity } from './area-quantity';
import styles from './AreaResult.module.css';

interface AreaResultProps {
  goods: AreaGoods;
  need: AreaNeed;
  result: AreaQuantity;
}

export function AreaResult({ goods, need, result }: AreaResultProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const { parts, needed, covered, rest, totalCents, centsPerSquareMetre, alone } = result;
  const tooMany = parts.find(({ pack, quantity }) => quantity > pack.maxQuantity);
  const packs = (quantity: number, content: string) => formatPieces(quantity, content, shopLocale);
  const squareMetres = (value: number) =>
    text('areaCalculator.squareMetres', { area: formatNumber(value, shopLocale, 2) });
  const rows: [string, string][] = [
    [neededLabel(), squareMetres(needed)],
    [text('areaCalculator.result.covered'), squareMetres(covered)],
    [text('areaCalculator.result.rest'), squareMetres(rest)],
    [text('areaCalculator.result.perSquareMetre'), formatEuros(centsPerSquareMetre, shopLocale)],
  ];

  function neededLabel(): string {
    if (need.wastePercent > 0) return text('areaCalculator.result.waste', { percent: need.wastePercent });
    if (need.coats > 1) return text('areaCalculator.result.coats', { count: need.coats });
    return text('areaCalculator.result.area');
  }

  return (
    <>
      <div className={styles.head}>
        <p className={styles.amount}>
          <span className={styles.label}>{text('areaCalculator.result.quantity')} </span>
          <strong className={styles.quantity}>
            {parts.map(({ pack, quantity }) => (
              <span key={pack.itemId} className={styles.part}>
                {packs(quantity, pack.content)}
              </span>
            ))}
          </strong>
        </p>
        <p className={styles.amount}>
          <span className={styles.label}>{text('areaCalculator.result.total')} </span>
          <strong className={styles.quantity}>{formatEuros(totalCents, shopLocale)}</strong>
        </p>
      </div>
      {tooMany && (
        <MessageBox tone="warning" className={styles.limit}>
          {text('areaCalculator.result.limit', { max: formatNumber(tooMany.pack.maxQuantity, shopLocale) })}
        </MessageBox>
      )}
      {alone && (
        <p className={styles.saving}>
          {text('areaCalculator.result.saving', {
            amount: formatEuros(alone.savedCents, shopLocale),
            packs: packs(alone.quantity, goods.content),
          })}
        </p>
      )}
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
