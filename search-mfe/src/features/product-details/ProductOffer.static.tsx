import type { ProductDetail } from '@fachwerk/shared/contracts';
import { AvailabilityNote, DeliveryTime, EnergyNote, PriceBlock } from '@fachwerk/shared/product';
import { TruckIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { isOrderable } from './product-details-api';
import styles from './ProductOffer.module.css';
import { SoldOut } from './SoldOut';
import { VariantChoice } from './VariantChoice';

/** Variants, price and availability. */
export function ProductOffer({ detail }: { detail: ProductDetail | undefined }) {
  const text = useMessages();
  if (!detail) return null;
  const { variations, pricesInfo, eeLabels, statusOnline, minDeliveryTime, maxDeliveryTime, nextDelivery } =
    detail;
  const canOrder = isOrderable(detail);

  return (
    <>
      {variations.map((variation) => (
        <VariantChoice key={variation.id} variation={variation} />
      ))}
      <div className={styles.price}>
        <PriceBlock prices={pricesInfo} size="large" />
        {eeLabels.map((label) => (
          <EnergyNote key={label.id} label={label} size={40} />
        ))}
      </div>
      <div className={styles.availability}>
        <AvailabilityNote status={statusOnline}>
          {nextDelivery && text('product.nextDelivery', { date: nextDelivery.text })}
        </AvailabilityNote>
        {canOrder && minDeliveryTime !== undefined && (
          <p className={styles.delivery}>
            <TruckIcon size={20} className={styles.truck} />
            <DeliveryTime min={minDeliveryTime} max={maxDeliveryTime} />
          </p>
        )}
      </div>
      {!canOrder && <SoldOut product={detail} />}
    </>
  );
}
