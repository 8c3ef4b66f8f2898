import type { ProductDetail } from '@fachwerk/shared/contracts';
import { WishlistHeart, WishlistHearts } from '@fachwerk/shared/product';
import { Button, EmptyState, MessageBox, PackageIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useId, useRef } from 'react';
import { isPlainClick } from '../../plain-click';
import { AddToCart } from './AddToCart';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import { isOrderable, type ProductDetailsData, type ShownProduct } from './product-details-api';
import { ProductBreadcrumb } from './ProductBreadcrumb.static';
import styles from './ProductDetailsPage.module.css';
import { ProductFacts } from './ProductFacts.static';
import { ProductHeading } from './ProductHeading.static';
import { StickyBar } from './StickyBar';
import { useAddToCart } from './use-add-to-cart';
import { useSecondTry } from './use-second-try';

export function ProductDetailsPage({
  props,
  data: given,
}: WidgetProps<{ productId: string }, ProductDetailsData>) {
  const { data, ...secondTry } = useSecondTry(given, props.productId);
  if (data.status === 'missing') return <MissingProduct />;
  if (data.status === 'failed') return <FailedProduct url={data.url} {...secondTry} />;
  // Another item resets the state of the page.
  return <Product key={data.product.itemId} product={data.product} detail={data.detail} />;
}

interface ProductProps {
  product: ShownProduct;
  detail: ProductDetail | undefined;
}

function Product({ product, detail }: ProductProps) {
  const control = useAddToCart(product);
  const formId = useId();
  const buttonRef = useRef<HTMLDivElement>(null);
  const galleryRef = useRef<HTMLDivElement>(null);
  const order = isOrderable(product) ? { product, control, formId, buttonRef } : null;

  return (
    <article>
      <ProductBreadcrumb detail={detail} />
      <div className={styles.top}>
        <div className={styles.heading}>
          <ProductHeading detail={detail} />
        </div>
        <div className={styles.gallery} ref={galleryRef}>
          <Gallery images={product.images} />
          <div className={styles.heart}>
            <WishlistHeart product={product} />
          </div>
          <WishlistHearts within={galleryRef} source="product_sale_box" />
        </div>
        <div className={styles.buy}>
          <BuyBox
            product={product}
            detail={detail}
            order={order && <AddToCart {...order} />}
            orderFormId={order?.formId}
          />
        </div>
      </div>
      <ProductFacts detail={detail} />
      {order && <StickyBar {...order} />}
    </article>
  );
}

function MissingProduct() {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  return (
    <EmptyState
      icon={<PackageIcon size={48} />}
      headingLevel={1}
      title={text('productDetail.missing.title')}
      actions={<Button href={pageUrls.start}>{text('productDetail.missing.action')}</Button>}
    >
      {text('productDetail.missing.text')}
    </EmptyState>
  );
}

interface FailedProductProps {
  /** Address of this page, to load it again without script. */
  url: string;
  isUnderWay: boolean;
  retry: () => void;
}

function FailedProduct({ url, isUnderWay, retry }: FailedProductProps) {
  const text = useMessages();
  return (
    <div>
      <h1 className={styles.failedTitle}>{text('productDetail.failed.heading')}</h1>
      <MessageBox
        tone="error"
        isLive
        title={text('productDetail.failed.title')}
        actions={
          <Button
            size="small"
            href={url}
            isPending={isUnderWay}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              retry();
            }}
          >
            {text('productDetail.failed.retry')}
          </Button>
        }
      >
        {text('productDetail.failed.text')}
      </MessageBox>
    </div>
  );
}
