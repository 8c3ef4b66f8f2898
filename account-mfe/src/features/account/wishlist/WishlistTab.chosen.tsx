import { ProductPicture } from '@fachwerk/shared/product';
import { Button, Card } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { AccountTabProps } from '../account-tab';
import type { WishlistTabData } from './wishlist-tab-data';
import styles from './WishlistTab.module.css';

/** The newest entries of the wishlist. Prices, quantities, sharing and the cart are on its page. */
export function WishlistTab({ data }: AccountTabProps<WishlistTabData>) {
  const text = useMessages();
  const language = useContentLanguage();
  const { start, wishlist = '' } = usePlatform().config.pageUrls;
  const headline = <h2>{text('ownWishlist.headline')}</h2>;

  if (!data || data.total === 0)
    return (
      <Card className={styles.empty}>
        {headline}
        <p>{text(data ? 'ownWishlist.none' : 'ownWishlist.unavailable')}</p>
        <Button href={data ? start : wishlist}>{text(data ? 'account.toShop' : 'ownWishlist.toPage')}</Button>
      </Card>
    );
  const { entries, total } = data;
  const more = total - entries.length;
  return (
    <div className={styles.wishlist}>
      {headline}
      <ul role="list" className={styles.entries}>
        {entries.map(({ entryId, product: { name, variantName, brand, url, images } }) => (
          <li key={entryId} className={styles.entry}>
            <ProductPicture image={images[0]} size="thumbnail" isDecorative />
            <div className={styles.what}>
              <p className={styles.brand}>{brand.name}</p>
              <h3 className={styles.name} lang={language}>
                <a href={url}>{name}</a>
              </h3>
              {variantName !== '' && (
                <p className={styles.brand} lang={language}>
                  {variantName}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.brand}>{text('ownWishlist.more', { count: more })}</p>}
      <div>
        <Button href={wishlist}>{text('ownWishlist.toPage')}</Button>
      </div>
    </div>
  );
}
