import { requestLayer } from '@fachwerk/shared/bus';
import type { PricesInfo, StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import { Button, Skeleton, StoreIcon } from '@fachwerk/shared/ui';
import {
  type Load,
  useMessages,
  useOfflineNotice,
  usePlatform,
  usePriceText,
  useTopic,
  useVisitorStore,
} from '@fachwerk/shared/widget';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../plain-click';
import { useStoreStock } from '../store-stock/use-store-stock';
import type { ShownProduct } from './product-details-api';
import { ReserveButton } from './ReserveButton';
import styles from './StoreAvailability.module.css';
import { VariantsInStore } from './VariantsInStore';

type Item = Pick<ShownProduct, 'itemId' | 'name'>;

interface StoreAvailabilityProps {
  product: ShownProduct;
  orderFormId: string | undefined;
}

/**
 * Stock of the visitor's store, a button that reserves or calls there, and a link to other stores. Hidden for
 * professional customers (specification 6).
 */
export function StoreAvailability({ product, orderFormId }: StoreAvailabilityProps) {
  const text = useMessages();
  const { hasStores } = useVisitorStore();
  const { store, status, stockOf, retry } = useStoreStock([product.itemId]);
  if (!hasStores) return null;
  const stock = stockOf(product.itemId);

  return (
    <section className={styles.store} aria-label={text('productDetail.store.label')}>
      <p className={styles.name}>
        <StoreIcon size={20} className={styles.icon} />
        {store?.name ?? text('productDetail.store.label')}
      </p>
      <div className={styles.facts} aria-busy={store !== null && status === 'loading'}>
        {store ? (
          <StockFacts stock={stock} online={product.pricesInfo} status={status} onRetry={retry} />
        ) : (
          <AvailabilityNote channel="store" status="StoreNotSet">
            {text('productDetail.store.none')}
          </AvailabilityNote>
        )}
      </div>
      <div className={styles.actions}>
        {product.storeProof ? (
          stock?.advicePhone && (
            <Button isWide href={callTo(stock.advicePhone)}>
              {text('productDetail.store.call', { phone: stock.advicePhone })}
            </Button>
          )
        ) : (
          <ReserveButton
            product={product}
            orderFormId={orderFormId}
            isDisabled={stock !== undefined && stock.statusStore !== 'Available'}
          />
        )}
        <StoreButton product={product}>
          {text(store ? 'productDetail.store.others' : 'productDetail.store.choose')}
        </StoreButton>
      </div>
      {!product.storeProof && <Question product={product} phone={stock?.phone} />}
      {product.hasVariants && store && status === 'ready' && !stock?.quantity && (
        <VariantsInStore product={product} companyId={store.companyId} />
      )}
    </section>
  );
}

interface StockFactsProps {
  stock: StoreStock | undefined;
  /** Prices of an order. */
  online: PricesInfo;
  status: Load<unknown>['status'];
  onRetry: () => void;
}

function StockFacts({ stock, online, status, onRetry }: StockFactsProps) {
  const text = useMessages();
  const priceText = usePriceText();
  if (status === 'loading')
    return (
      <>
        <Skeleton className={styles.short} />
        <Skeleton />
      </>
    );
  if (status === 'failed')
    return (
      <p>
        {text('productDetail.store.failed')}{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {text('productDetail.store.retry')}
        </button>
      </p>
    );
  if (!stock) return <p>{text('productDetail.store.unknown')}</p>;

  const { quantity, quantityText, location, nextDelivery, reservationCollectableFrom, checkedText } = stock;
  const facts = [
    ...(quantity > 0 ? [quantityText, location] : []),
    nextDelivery && text('product.nextDelivery', { date: nextDelivery.text }),
  ].filter(Boolean);
  return (
    <>
      <AvailabilityNote channel="store" status={shelfStatus(stock)}>
        {facts.join(' · ')}
      </AvailabilityNote>
      {reservationCollectableFrom && (
        <p className={styles.detail}>
          {text('productDetail.store.collectable', { when: reservationCollectableFrom.text })}
        </p>
      )}
      {stock.pricesInfo && (
        <p className={styles.detail}>
          {text('productDetail.store.price', {
            store: priceText(stock.pricesInfo.displayPrice),
            online: priceText(online.displayPrice),
          })}
        </p>
      )}
      <p className={styles.checked}>{checkedText}</p>
    </>
  );
}

const callTo = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

const QUESTION_REQUEST = 'storefinder:question-requested';

/** Calls or asks the chosen store; without one, or without script, it leads to the stores. */
function Question({ product, phone }: { product: Item; phone: string | undefined }) {
  const text = useMessages();
  const { bus, config } = usePlatform();
  const { stores } = config.pageUrls;
  const { itemId, name: itemName } = product;
  const canAsk = useTopic('layers')?.includes(QUESTION_REQUEST) ?? false;
  const href = phone ? callTo(phone) : stores;
  if (!href) return null;
  return (
    <p className={styles.question}>
      {text('productDetail.store.question')}{' '}
      <a href={href}>
        {phone ? text('productDetail.store.call', { phone }) : text('productDetail.proof.stores')}
      </a>
      {phone && canAsk && (
        <>
          {' '}
          {text('productDetail.store.or')}{' '}
          <button
            type="button"
            className={styles.retry}
            data-opens={QUESTION_REQUEST}
            onClick={() => requestLayer(bus, QUESTION_REQUEST, { itemId, itemName })}
          >
            {text('productDetail.store.ask')}
          </button>
        </>
      )}
    </p>
  );
}

const LAYER_REQUEST = 'storefinder:layer-requested';

/** Opens the layer; without layer or script it leads to the page of stores, which asks for the item. */
function StoreButton({ product, children }: { product: Item; children: ReactNode }) {
  const { bus, config } = usePlatform();
  const { itemId, name: itemName } = product;
  const noticeOffline = useOfflineNotice();

  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    if (requestLayer(bus, LAYER_REQUEST, { itemId, itemName }) || noticeOffline()) event.preventDefault();
  }

  const { stores } = config.pageUrls;
  const href = stores && `${stores}?itemId=${itemId}`;
  return href ? (
    <Button isWide href={href} data-opens={LAYER_REQUEST} onClick={open}>
      {children}
    </Button>
  ) : (
    <Button isWide data-opens={LAYER_REQUEST} onClick={open}>
      {children}
    </Button>
  );
}
