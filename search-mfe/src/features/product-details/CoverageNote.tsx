import type { ProductDetail } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { unitText } from '@fachwerk/shared/product';
import { Button, RulerIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { isOrderable } from '../../is-orderable';
import styles from './CoverageNote.module.css';
import { maxQuantity } from './product-details-api';

/** `event` is found by the build as one that is sent. */
const LAYER = { event: 'search:area-calculator-requested' };

/** How much a piece covers, and the button of the calculator, which needs script. */
export function CoverageNote({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const { coverage, coverPacks: packs, itemId, brand, name, pricesInfo } = product;
  if (!coverage) return null;
  const goods = {
    itemId,
    name: `${brand.name} ${name}`,
    coverage,
    content: unitText(text, pricesInfo.displayPriceUnit ?? '', shopLocale),
    cents: pricesInfo.displayPrice.value,
    maxQuantity: maxQuantity(product),
    packs,
  };

  return (
    <div className={styles.coverage}>
      <p className={styles.text}>
        {text(`productDetail.coverage.${coverage.use}`, {
          area: formatNumber(coverage.squareMetres, shopLocale, 2),
        })}
      </p>
      {isOrderable(product) && (
        <Button
          size="small"
          className={styles.opener}
          icon={<RulerIcon size={20} />}
          data-opens={LAYER.event}
          data-opens-with={JSON.stringify(goods)}
        >
          {text('productDetail.coverage.calculate')}
        </Button>
      )}
    </div>
  );
}
