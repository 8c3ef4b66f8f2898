import type { WishlistEntry } from '@fachwerk/shared/contracts';
import {
  AvailabilityNote,
  DeliveryTime,
  PriceBlock,
  ProductPicture,
  shelfStatus,
} from '@fachwerk/shared/product';
import { useContentLanguage, useMessages } from '@fachwerk/shared/widget';
import { AddToCartForms } from './AddToCartForms';
import { PriceChange } from './PriceChange';
import { QuantityForm } from './QuantityForm';
import { RemoveForm } from './RemoveForm';
import type { WishlistControl } from './use-wishlist';
import { VariantForm } from './VariantForm';
import styles from './WishlistLine.module.css';

interface WishlistLineProps {
  entry: WishlistEntry;
  /** Absent: the list of another visitor. */
  control?: WishlistControl;
}

export function WishlistLine({ entry, control }: WishlistLineProps) {
  const text = useMessages();
  const language = useContentLanguage();
  const { product, quantity, previousPrice, storeStock } = entry;
  const { name, variantName, brand, url, images, pricesInfo, statusOnline, eeLabels, variations } = product;
  const isDeliverable = statusOnline === 'Available' || statusOnline === 'CanBeOrdered';

  return (
    <article className={styles.line} aria-label={name}>
      <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
        <ProductPicture image={images[0]} size="thumbnail" isDecorative />
      </a>
      <div className={styles.product}>
        <p className={styles.brand}>{brand.name}</p>
        <h2 className={styles.name} lang={language}>
          <a className={styles.link} href={url}>
            {name}
          </a>
        </h2>
        {variantName && (
          <p className={styles.detail} lang={language}>
            {variantName}
          </p>
        )}
        {control &&
          variations.map((variation) => (
            <VariantForm key={variation.id} entry={entry} variation={variation} control={control} />
          ))}
        <div className={styles.availability}>
          <AvailabilityNote
            status={statusOnline}
            words={product.storeProof && text(`product.proof.${product.storeProof}`)}
          >
            {isDeliverable && product.minDeliveryTime !== undefined && (
              <DeliveryTime min={product.minDeliveryTime} max={product.maxDeliveryTime} />
            )}
          </AvailabilityNote>
          {storeStock && (
            <AvailabilityNote channel="store" status={shelfStatus(storeStock)}>
              {storeStock.quantity > 0 && storeStock.quantityText}
            </AvailabilityNote>
          )}
        </div>
      </div>
      <div className={styles.price}>
        <PriceBlock
          prices={pricesInfo}
          size="small"
          energyLabels={eeLabels}
          isStoreOnly={product.storeProof !== undefined}
        />
        {control && previousPrice && (
          <PriceChange before={previousPrice} now={pricesInfo.displayPrice.value} />
        )}
      </div>
      <div className={styles.quantity}>
        {control ? (
          <QuantityForm entry={entry} control={control} />
        ) : (
          <p>{text('wishlist.line.quantityShared', { quantity })}</p>
        )}
      </div>
      <div className={styles.actions}>
        <AddToCartForms entry={entry} />
        {control && <RemoveForm entry={entry} control={control} />}
      </div>
    </article>
  );
}
