import { useId, type MouseEvent, type ReactNode } from 'react';
import type { ProductTile as ProductTileData } from '../contracts/product';
import { joinClasses } from '../ui/join-classes';
import { useMessages } from '../widget/messages';
import { AvailabilityNote } from './AvailabilityNote';
import { DeliveryTime } from './DeliveryTime';
import { PriceBlock } from './PriceBlock';
import { ProductPicture } from './ProductPicture';
import { ProductRating } from './ProductRating';
import styles from './ProductTile.module.css';

export interface ProductTileProps {
  product: ProductTileData;
  headingLevel?: 2 | 3 | 4;
  /** Part of the first screen: its picture loads at once. */
  isPriority?: boolean;
  /** In place of the product's own word on the store: a line that comes when the visitor's store is known. */
  storeNote?: ReactNode;
  /** Top right, above the link: the heart. */
  actions?: ReactNode;
  /** Under the price: a button or a form. */
  footer?: ReactNode;
  /** The visitor follows the link, e.g. to be counted. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  className?: string;
}

/** A product in a list. The whole tile is clickable, and it is one link: the name. */
export function ProductTile(props: ProductTileProps) {
  const { product, headingLevel = 3, isPriority, storeNote, actions, footer, onOpen, className } = props;
  const text = useMessages();
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const choices = product.variations.filter((variation) => variation.count > 1);

  return (
    <article className={joinClasses(styles.tile, className)} aria-labelledby={nameId}>
      <div className={styles.picture}>
        <ProductPicture image={product.images[0]} isDecorative isPriority={isPriority} />
      </div>
      <div className={styles.naming}>
        <p className={styles.brand}>{product.brand.name}</p>
        <Heading className={styles.heading} id={nameId}>
          <a className={styles.link} href={product.url} onClick={onOpen}>
            <span className={styles.name}>{product.name}</span>
          </a>
        </Heading>
      </div>
      <div className={styles.facts}>
        <ProductRating value={product.ratings} count={product.reviews.count} />
        {choices.length > 0 && (
          <p className={styles.choice}>
            {text('product.variations', {
              list: choices.map(({ label, count }) => `${label}\u00a0(${count})`).join(', '),
            })}
          </p>
        )}
        <AvailabilityNote status={product.statusOnline}>
          {(product.statusOnline === 'Available' || product.statusOnline === 'CanBeOrdered') &&
            product.minDeliveryTime !== undefined && (
              <DeliveryTime min={product.minDeliveryTime} max={product.maxDeliveryTime} />
            )}
        </AvailabilityNote>
        {storeNote ??
          (product.statusStore !== 'StoreNotSet' && (
            <AvailabilityNote channel="store" status={product.statusStore} />
          ))}
      </div>
      <PriceBlock
        prices={product.pricesInfo}
        isFromPrice={product.price.isFromPrice}
        energyLabels={product.eeLabels}
        className={styles.price}
      />
      <div className={styles.footer}>{footer}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
