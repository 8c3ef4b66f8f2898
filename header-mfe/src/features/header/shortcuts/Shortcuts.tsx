import { CartIcon, HeartIcon, StoreIcon, UserIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { Shortcut } from './Shortcut';
import styles from './Shortcuts.module.css';

/** Only what this shop has pages for. The numbers come from the bus: the server's HTML is the same for everybody. */
export function Shortcuts() {
  const { urls } = usePlatform().config;
  const text = useMessages();
  const cartCount = useTopic('cartCount');
  const wishlist = useTopic('wishlist');
  const user = useTopic('user');
  const store = useTopic('selectedStore');

  const withCount = (shortcut: 'cart' | 'wishlist', count: number | null | undefined) =>
    count && count > 0 ? text(`header.${shortcut}.withCount`, { count }) : text(`header.${shortcut}.label`);
  const storeLabel = store ? `${store.address.zipCode} ${store.address.city}` : text('header.store.label');
  const accountLabel = user?.name || text('header.account.label');

  return (
    <ul role="list" className={styles.list}>
      {urls.stores && (
        <Shortcut
          href={urls.stores}
          icon={<StoreIcon />}
          label={storeLabel}
          accessibleLabel={store ? text('header.store.chosen', { store: storeLabel }) : storeLabel}
        />
      )}
      {urls.login && (
        <Shortcut
          href={urls.login}
          icon={<UserIcon />}
          label={accountLabel}
          accessibleLabel={user?.name ? text('header.account.named', { name: user.name }) : accountLabel}
        />
      )}
      {urls.wishlist && (
        <Shortcut
          href={urls.wishlist}
          icon={<HeartIcon />}
          label={text('header.wishlist.label')}
          accessibleLabel={withCount('wishlist', wishlist?.count)}
          count={wishlist?.count}
        />
      )}
      <Shortcut
        href={urls.basket}
        icon={<CartIcon />}
        label={text('header.cart.label')}
        accessibleLabel={withCount('cart', cartCount)}
        count={cartCount}
      />
    </ul>
  );
}
