import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { HeaderLinks } from './header.props';
import styles from './ShopLinks.module.css';

/** Above logo and search from laptop width on; below it the menu has the links of the service. */
export function ShopLinks({ links: { guide, service, extra = [] } }: { links: HeaderLinks }) {
  const text = useMessages();
  // On pages of another host the paths are those of the shop.
  const { apiOrigin } = usePlatform().config;
  const links = [...(guide ? [guide] : []), ...(service ? [service] : []), ...extra];
  if (links.length === 0) return null;

  return (
    <nav className={styles.nav} aria-label={text('header.links')}>
      <ul role="list" className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href.startsWith('/') ? apiOrigin + href : href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
