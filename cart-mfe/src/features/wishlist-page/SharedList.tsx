import type { SharedWishlist } from '@fachwerk/shared/contracts';
import { Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { WishlistLine } from './WishlistLine';
import styles from './WishlistPage.module.css';

/** The list of another visitor: read-only, but its items can be bought. */
export function SharedList({ list: { entries, count } }: { list: SharedWishlist }) {
  const text = useMessages();

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{text('wishlist.shared.headline')}</h1>
        <p className={styles.count}>{text('wishlist.count', { count })}</p>
      </div>
      <p>{text(entries.length > 0 ? 'wishlist.shared.text' : 'wishlist.shared.empty')}</p>
      <Card as="ul" role="list" className={styles.lines} aria-label={text('wishlist.shared.headline')}>
        {entries.map((entry) => (
          <li key={entry.itemId}>
            <WishlistLine entry={entry} />
          </li>
        ))}
      </Card>
    </div>
  );
}
