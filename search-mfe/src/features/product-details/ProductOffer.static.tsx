import type { ProductDetail } from '@fachwerk/shared/contracts';
import { AvailabilityNote, DeliveryTime, EnergyNote, PriceBlock } from '@fachwerk/shared/product';
import { TruckIcon, UndoIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import { isOrderable } from '../../is-orderable';
import { CoverageNote } from './CoverageNote';
import { GuaranteeLabel } from './GuaranteeLabel';
import { HazardLabel } from './HazardLabel';
import styles from './ProductOffer.module.css';
import { ProofNote } from './ProofNote';
import { RecallNotice } from './RecallNotice';
import { SoldOut } from './SoldOut';
import { VariantChoice } from './VariantChoice';

/** Variants, price, availability and hazards. */
export function ProductOffer({ detail }: { detail: ProductDetail | undefined }) {
  const text = useMessages();
  const priceText = usePriceText();
  if (!detail) return null;
  const { variations, pricesInfo, eeLabels, statusOnline, shipping } = detail;
  const { minDeliveryTime, maxDeliveryTime, nextDelivery, storeProof } = detail;
  const canOrder = isOrderable(detail);
  const isShippingFree = shipping.price.value === 0;

  return (
    <>
      {variations.map((variation) => (
        <VariantChoice key={variation.id} variation={variation} isStoreOnly={storeProof !== undefined} />
      ))}
      <div className={styles.price}>
        <PriceBlock
          prices={pricesInfo}
          size="large"
          storePriceOf={detail.itemId}
          isShippingFree={isShippingFree}
          isStoreOnly={storeProof !== undefined}
        />
        {eeLabels.map((label) => (
          <EnergyNote key={label.id} label={label} size={40} />
        ))}
      </div>
      {detail.wasteCosts && (
        <p className={styles.waste}>
          {text('productDetail.wasteCosts', { costs: priceText(detail.wasteCosts) })}
        </p>
      )}
      <div className={styles.availability}>
        <AvailabilityNote status={statusOnline} words={storeProof && text(`product.proof.${storeProof}`)}>
          {nextDelivery && text('product.nextDelivery', { date: nextDelivery.text })}
        </AvailabilityNote>
        {canOrder && minDeliveryTime !== undefined && (
          <p className={styles.delivery}>
            <TruckIcon size={20} className={styles.truck} />
            <span>
              <DeliveryTime min={minDeliveryTime} max={maxDeliveryTime} />
              {shipping.isBulky && (
                <span className={styles.shipping}>{text('productDetail.shipping.bulky')}</span>
              )}
              <ShippingCosts shipping={shipping} />
            </span>
          </p>
        )}
        {canOrder && detail.hasFreeReturn && (
          <p className={styles.delivery}>
            <UndoIcon size={20} className={styles.truck} />
            <FreeReturn />
          </p>
        )}
      </div>
      {detail.ageCheck && <p className={styles.age}>{text('productDetail.ageCheck')}</p>}
      <GuaranteeLabel product={detail} />
      <HazardLabel hazards={detail.hazards} />
      <CoverageNote product={detail} />
      {!canOrder && <NotForSale product={detail} />}
    </>
  );
}

/** Why it cannot be ordered, and what to do. */
function NotForSale({ product }: { product: ProductDetail }) {
  const { recalls, storeProof } = product;
  if (recalls && recalls.length > 0) return <RecallNotice recalls={recalls} />;
  return storeProof ? <ProofNote proof={storeProof} /> : <SoldOut product={product} />;
}

/** The promise of the withdrawal policy, as a link to it. */
function FreeReturn() {
  const text = useMessages();
  const { withdrawalPolicy } = usePlatform().config.pageUrls;
  return withdrawalPolicy ? (
    <a href={withdrawalPolicy} className={styles.shippingLink}>
      {text('service.freeReturn')}
    </a>
  ) : (
    <span>{text('service.freeReturn')}</span>
  );
}

/** What the delivery of this item costs, as a link to the page about shipping. */
function ShippingCosts({ shipping: { price, freeFrom } }: Pick<ProductDetail, 'shipping'>) {
  const text = useMessages();
  const priceText = usePriceText();
  const { shipping: page } = usePlatform().config.pageUrls;
  const costs =
    price.value === 0
      ? text('productDetail.shipping.free')
      : text('productDetail.shipping.price', {
          price: priceText(price),
          freeFrom: priceText(freeFrom),
        });

  return (
    <span className={styles.shipping}>
      {page ? (
        <a href={page} className={styles.shippingLink}>
          {costs}
        </a>
      ) : (
        costs
      )}
    </span>
  );
}
