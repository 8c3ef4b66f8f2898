import type {
  DiscontinuedProduct as DiscontinuedProductData,
  ProductTile as ProductTileData,
} from '@fachwerk/shared/contracts';
import { ProductGrid, ProductTile, WishlistHeart } from '@fachwerk/shared/product';
import { contentLanguage } from '@fachwerk/shared/rules';
import { Breadcrumb, Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './DiscontinuedProduct.module.css';

/** A product or variant that the shop no longer sells: what to buy instead. See docs/decisions/0065. */
export function DiscontinuedProduct({ gone }: { gone: DiscontinuedProductData | undefined }) {
  const text = useMessages();
  const { pageUrls, shopLocale } = usePlatform().config;
  const language = contentLanguage(shopLocale);
  if (!gone) return null;
  const { breadcrumbs, successor, alternatives } = gone;
  const category = breadcrumbs.at(-1);

  return (
    <div>
      <Breadcrumb
        label={text('productDetail.breadcrumb')}
        items={[{ name: text('productDetail.start'), url: pageUrls.start }, ...breadcrumbs]}
      />
      <header className={styles.heading}>
        <p className={styles.brand}>{gone.brand.name}</p>
        <h1 className={styles.name} lang={language}>
          {gone.name}
        </h1>
        {gone.variantName && (
          <p className={styles.variant} lang={language}>
            {gone.variantName}
          </p>
        )}
        <p className={styles.number}>{text('productDetail.articleNumber', { number: gone.itemId })}</p>
      </header>
      <MessageBox
        tone="info"
        title={text('productDetail.discontinued.title')}
        actions={
          category && (
            <Button size="small" href={category.url}>
              {text('productDetail.soldOut.action', { category: category.name })}
            </Button>
          )
        }
      >
        {text(`productDetail.discontinued.text.${successor?.kind ?? 'none'}`)}
      </MessageBox>
      {successor && (
        <Tiles
          heading={text(`productDetail.discontinued.${successor.kind}`)}
          products={[successor.product]}
          isPriority
        />
      )}
      {alternatives.length > 0 && (
        <Tiles heading={text('productDetail.discontinued.alternatives')} products={alternatives} />
      )}
    </div>
  );
}

interface TilesProps {
  heading: string;
  products: readonly ProductTileData[];
  isPriority?: boolean;
}

function Tiles({ heading, products, isPriority = false }: TilesProps) {
  const headingId = useId();
  return (
    <section className={styles.tiles} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ProductGrid>
        {products.map((product) => (
          <ProductTile
            key={product.itemId}
            product={product}
            isPriority={isPriority}
            actions={<WishlistHeart product={product} />}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
