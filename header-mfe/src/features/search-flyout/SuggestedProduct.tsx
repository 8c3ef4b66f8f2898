import type { ProductSuggestion } from '@fachwerk/shared/contracts';
import { PriceBlock, ProductPicture } from '@fachwerk/shared/product';
import { MatchedText } from './MatchedText';
import styles from './SuggestedProduct.module.css';

/** Picture, brand, name and all required price information. The option is the link, so it contains none. */
export function SuggestedProduct({ product, query }: { product: ProductSuggestion; query: string }) {
  return (
    <div className={styles.product}>
      <ProductPicture image={product.image} isDecorative size="thumbnail" className={styles.picture} />
      <div className={styles.about}>
        <span className={styles.brand}>{product.brand.name}</span>
        <span className={styles.name}>
          <MatchedText text={product.value} query={query} />
        </span>
        <PriceBlock
          prices={product.pricesInfo}
          isFromPrice={product.price.isFromPrice}
          energyLabels={product.eeLabels}
          isStoreOnly={product.storeProof !== undefined}
          size="small"
          hasLinks={false}
        />
      </div>
    </div>
  );
}
