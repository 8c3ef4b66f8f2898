import type { ProductDetail } from '@fachwerk/shared/contracts';
import { AvailabilityNote, DeliveryTime, EnergyNote, PriceBlock } from '@fachwerk/shared/product';
import { Button, MessageBox, TruckIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './BuyBox.module.css';
import { StoreAvailability } from './StoreAvailability';
import { VariantChoice } from './VariantChoice';

interface BuyBoxProps {
  product: ProductDetail;
  /** Quantity and button; null if the product is not orderable. */
  order: ReactNode;
}

/** Variant, price, availability and quantity, in the order of the decision. */
export function BuyBox({ product, order }: BuyBoxProps) {
  const { variations, pricesInfo, eeLabels, statusOnline, minDeliveryTime, maxDeliveryTime } = product;

  return (
    <div className={styles.box}>
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
        <AvailabilityNote status={statusOnline} />
        {order && minDeliveryTime !== undefined && (
          <p className={styles.delivery}>
            <TruckIcon size={20} className={styles.truck} />
            <DeliveryTime min={minDeliveryTime} max={maxDeliveryTime} />
          </p>
        )}
      </div>
      {order ?? <SoldOut product={product} />}
      <StoreAvailability product={product} />
    </div>
  );
}

function SoldOut({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const { category } = product;
  const hasOther = product.variations.some(({ options }) =>
    options.some(({ selected, statusOnline }) => !selected && statusOnline === 'Available'),
  );

  return (
    <MessageBox
      tone="info"
      title={text('productDetail.soldOut.title')}
      actions={
        <Button size="small" href={category.url}>
          {text('productDetail.soldOut.action', { category: category.name })}
        </Button>
      }
    >
      {text(hasOther ? 'productDetail.soldOut.otherVariant' : 'productDetail.soldOut.text')}
    </MessageBox>
  );
}
