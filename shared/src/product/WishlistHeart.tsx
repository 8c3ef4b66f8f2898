import type { ProductTile } from '../contracts/catalogue/product';
import { nativeForm } from '../contracts/kernel/call';
import { addToWishlist } from '../contracts/selling/wishlist-contracts';
import { HeartFilledIcon } from '../ui/icon/icons';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import styles from './WishlistHeart.module.css';

export interface WishlistHeartProps {
  product: Pick<ProductTile, 'itemId' | 'productId' | 'name'>;
  /** Not on a tile: the app, which has hearts of its own for tiles, shows it too. */
  isInApp?: boolean;
}

/**
 * The button that puts an item on the wishlist or takes it off. Its HTML is the same for every visitor: the
 * shell and `WishlistHearts` set `aria-pressed`. Without script the form adds the item and leads to the list.
 * Hidden on tiles in the app, in shops without a page for the list, and by `WishlistHearts`
 * on pages of other sites.
 */
export function WishlistHeart({ product, isInApp = false }: WishlistHeartProps) {
  const { itemId, productId, name } = product;
  const text = useMessages();
  const { apiOrigin, appDevice, pageUrls } = usePlatform().config;
  if (!pageUrls.wishlist || (appDevice && !isInApp)) return null;

  const { attributes, field } = nativeForm(addToWishlist, apiOrigin);
  return (
    <form {...attributes} className={styles.form}>
      <input type="hidden" name={field('itemId')} value={itemId} />
      <input type="hidden" name={field('productId')} value={productId} />
      <button
        className={styles.heart}
        title={text('product.wishlist')}
        aria-label={text('product.wishlist.label', { name })}
        aria-pressed="false"
        data-wish={itemId}
        // The shell may have set aria-pressed before React.
        suppressHydrationWarning
      >
        <HeartFilledIcon />
      </button>
    </form>
  );
}
