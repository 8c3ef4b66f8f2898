import type { DisplayPrice } from '@fachwerk/shared/contracts';
import { formatEuros } from '@fachwerk/shared/format';
import { Badge } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import styles from './PriceChange.module.css';

/** How the price differs from the one at the time of adding. */
export function PriceChange({ before, now }: { before: DisplayPrice; now: number }) {
  const text = useMessages();
  const priceText = usePriceText();
  const { shopLocale } = usePlatform().config;
  if (now >= before.value)
    return <p className={styles.rose}>{text('wishlist.line.priceRose', { before: priceText(before) })}</p>;

  return (
    <p className={styles.fell}>
      <Badge tone="sale">
        {text('wishlist.line.priceFell', { amount: formatEuros(before.value - now, shopLocale) })}
      </Badge>
    </p>
  );
}
