import { CartIcon, HeartIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { AccountShortcut } from './AccountShortcut';
import { Shortcut } from './Shortcut';
import styles from './Shortcuts.module.css';

/** Limited to the pages that this shop has. The counts come from the bus, because the HTML is cacheable. */
export function Shortcuts() {
  const { pageUrls } = usePlatform().config;
  const text = useMessages();
  const cartCount = useTopic('cartCount');
  const wishlist = useTopic('wishlist');

  const withCount = (shortcut: 'cart' | 'wishlist', count: number | null | undefined) =>
    count && count > 0 ? text(`header.${shortcut}.withCount`, { count }) : text(`header.${shortcut}.label`);

  return (
    <ul role="list" className={styles.list}>
      <AccountShortcut />
      {pageUrls.wishlist && (
        <Shortcut
          href={pageUrls.wishlist}
          icon={<HeartIcon />}
          label={text('header.wishlist.label')}
          accessibleLabel={withCount('wishlist', wishlist?.count)}
          count={wishlist?.count}
        />
      )}
      <Shortcut
        href={pageUrls.basket}
        icon={<CartIcon />}
        label={text('header.cart.label')}
        accessibleLabel={withCount('cart', cartCount)}
        count={cartCount}
        early={{
          count: '{cartBadge}',
          accessibleLabel: text('header.cart.withCount', { count: '{cartCount}' }),
        }}
      />
    </ul>
  );
}
