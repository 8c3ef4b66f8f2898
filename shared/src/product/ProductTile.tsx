import { type MouseEvent, type ReactNode, useId } from 'react';
import type { ProductTile as ProductTileData } from '../contracts/catalogue/product';
import { formatNumber } from '../format/format-number';
import { contentLanguage } from '../language/languages';
import { joinClasses } from '../ui/join-classes';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { AvailabilityNote } from './AvailabilityNote';
import { DeliveryTime } from './DeliveryTime';
import { PriceBlock } from './PriceBlock';
import { badgeText, ProductDisruptors } from './ProductDisruptors';
import { ProductPicture } from './ProductPicture';
import { ProductRating } from './ProductRating';
import styles from './ProductTile.module.css';

export interface ProductTileProps {
  product: ProductTileData;
  headingLevel?: 2 | 3 | 4;
  /** In the initial viewport: the picture loads immediately. */
  isPriority?: boolean;
  /** Top right, above the link, e.g. the wishlist button. */
  actions?: ReactNode;
  /** Below the name, e.g. why the product is recommended. */
  note?: ReactNode;
  /** Below the price: a button or a form. */
  footer?: ReactNode;
  /** Called when the visitor follows the link, e.g. for tracking. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  className?: string;
}

/** A product in a list. The tile has one link, the name, which covers the whole tile. */
export function ProductTile(props: ProductTileProps) {
  const { product, headingLevel = 3, isPriority, actions, note, footer, onOpen, className } = props;
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const badge = product.productDisruptor;
  const choices = product.variations.filter((variation) => variation.count > 1);

  return (
    <article className={joinClasses(styles.tile, className)} aria-labelledby={nameId}>
      <div className={styles.picture}>
        <ProductPicture image={product.images[0]} isDecorative isPriority={isPriority} />
        <ProductDisruptors product={product} className={styles.disruptors} />
      </div>
      <div className={styles.naming}>
        <p className={styles.brand}>{product.brand.name}</p>
        <Heading className={styles.heading} id={nameId}>
          <a className={styles.link} href={product.url} onClick={onOpen}>
            <span className={styles.name} lang={contentLanguage(shopLocale)}>
              {product.name}
            </span>
          </a>
        </Heading>
      </div>
      <div className={styles.facts}>
        {badge?.basis && (
          <p className={styles.basis} lang={contentLanguage(shopLocale)}>
            {badgeText(badge)}
          </p>
        )}
        {note}
        <ProductRating value={product.ratings} count={product.reviews.count} />
        {choices.length > 0 && (
          <p className={styles.choice}>
            {text('product.variations', {
              list: choices
                .map(({ label, count }) => `${label}\u00a0(${formatNumber(count, shopLocale)})`)
                .join(', '),
            })}
          </p>
        )}
        <AvailabilityNote
          status={product.statusOnline}
          words={product.storeProof && text(`product.proof.${product.storeProof}`)}
        >
          {product.statusOnline === 'Available' && product.minDeliveryTime !== undefined && (
            <DeliveryTime min={product.minDeliveryTime} max={product.maxDeliveryTime} />
          )}
          {product.nextDelivery && text('product.nextDelivery', { date: product.nextDelivery.text })}
        </AvailabilityNote>
        {/* The widget stock-setter fills it: server HTML is the same for all visitors. */}
        <div className={styles.store} data-stock-of={product.itemId}>
          {product.statusStore !== 'StoreNotSet' && (
            <AvailabilityNote channel="store" status={product.statusStore} />
          )}
        </div>
      </div>
      <PriceBlock
        prices={product.pricesInfo}
        isFromPrice={product.price.isFromPrice}
        energyLabels={product.eeLabels}
        isStoreOnly={product.storeProof !== undefined}
        storePriceOf={product.itemId}
        className={styles.price}
      />
      <div className={styles.footer}>{footer}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
