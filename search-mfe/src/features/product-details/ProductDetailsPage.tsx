import type { ProductDetail, Reviews } from '@fachwerk/shared/contracts';
import { WishlistHeart, WishlistHearts } from '@fachwerk/shared/product';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, useTopic, type WidgetProps } from '@fachwerk/shared/widget';
import { useEffect, useId, useRef } from 'react';
import { isOrderable } from '../../is-orderable';
import { MissingProduct } from '../../MissingProduct';
import { SKIP_TO_PURCHASE } from '../../page-head';
import { isPlainClick } from '../../plain-click';
import { addSeenProduct } from '../../seen-products';
import { useComparedMarks } from '../comparison/use-compared-marks';
import { AddToCart } from './AddToCart';
import { BuyBox } from './BuyBox';
import { BuyInShop } from './BuyInShop';
import { DiscontinuedProduct } from './DiscontinuedProduct.static';
import { Gallery } from './Gallery';
import type { ProductDetailsData, ShownProduct } from './product-details-api';
import { ProductBadges } from './ProductBadges.static';
import { ProductBreadcrumb } from './ProductBreadcrumb.static';
import styles from './ProductDetailsPage.module.css';
import { ProductFacts } from './ProductFacts.static';
import { ProductHeading } from './ProductHeading.static';
import { ProductReviews } from './ProductReviews.static';
import { StickyBar } from './StickyBar';
import { useAddToCart } from './use-add-to-cart';
import { useReviewVotes } from './use-review-votes';
import { useSecondTry } from './use-second-try';

export function ProductDetailsPage({
  props,
  data: given,
}: WidgetProps<{ productId: string }, ProductDetailsData>) {
  const { data, ...secondTry } = useSecondTry(given, props.productId);
  if (data.status === 'missing') return <MissingProduct />;
  if (data.status === 'discontinued') return <Discontinued gone={data.gone} />;
  if (data.status === 'failed') return <FailedProduct url={data.url} {...secondTry} />;
  // Another item resets the state of the page.
  const { product, detail, reviews } = data;
  return <Product key={product.itemId} product={product} detail={detail} reviews={reviews} />;
}

interface ProductProps {
  product: ShownProduct;
  detail: ProductDetail | undefined;
  reviews: Reviews | undefined;
}

function Product({ product, detail, reviews }: ProductProps) {
  const control = useAddToCart(product);
  useEffect(() => addSeenProduct(product.productId), [product.productId]);
  const formId = useId();
  const buttonRef = useRef<HTMLDivElement>(null);
  const galleryRef = useRef<HTMLDivElement>(null);
  const reviewsRef = useRef<HTMLDivElement>(null);
  useReviewVotes(reviewsRef, product.productId);
  const headingRef = useRef<HTMLDivElement>(null);
  useComparedMarks(headingRef);
  const isOtherSite = useTopic('isOtherSite');
  const order = isOrderable(product) && !isOtherSite ? { product, control, formId, buttonRef } : null;

  return (
    <article>
      <ProductBreadcrumb detail={detail} />
      <div className={styles.top}>
        <div className={styles.heading} ref={headingRef}>
          <ProductHeading detail={detail} />
        </div>
        <div className={styles.gallery} ref={galleryRef}>
          <Gallery name={product.name} images={product.images} />
          <div className={styles.badges}>
            <ProductBadges detail={detail} />
          </div>
          <div className={styles.heart}>
            <WishlistHeart product={product} isInApp />
          </div>
          <WishlistHearts within={galleryRef} source="product_sale_box" />
        </div>
        <div id={SKIP_TO_PURCHASE.id} className={styles.buy} tabIndex={-1}>
          <BuyBox
            product={product}
            detail={detail}
            order={isOtherSite ? <BuyInShop product={product} /> : order && <AddToCart {...order} />}
            orderFormId={order?.formId}
          />
        </div>
      </div>
      <ProductFacts detail={detail} />
      <div ref={reviewsRef}>
        <ProductReviews detail={detail} reviews={reviews} />
      </div>
      {order && <StickyBar {...order} />}
    </article>
  );
}

function Discontinued({ gone }: Pick<Extract<ProductDetailsData, { status: 'discontinued' }>, 'gone'>) {
  const tilesRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={tilesRef}>
      <DiscontinuedProduct gone={gone} />
      <WishlistHearts within={tilesRef} source="product_teaser" />
    </div>
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
