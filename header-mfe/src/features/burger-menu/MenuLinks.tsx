import {
  EnvelopeIcon,
  GlobeIcon,
  InfoIcon,
  PackageIcon,
  StoreIcon,
  TruckIcon,
  UserIcon,
} from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic, useVisitorStore } from '@fachwerk/shared/widget';
import { storeLabel } from '../../store-label';
import { LanguageChooser } from '../language/LanguageChooser';
import styles from './MenuLinks.module.css';

/** Links to store, account and service, limited to the pages that this shop has. */
export function MenuLinks() {
  const { pageUrls } = usePlatform().config;
  const text = useMessages();
  const { hasStores, store } = useVisitorStore();
  const user = useTopic('user');

  const storeName = store && storeLabel(store);
  const links = [
    {
      href: hasStores ? pageUrls.stores : undefined,
      Icon: StoreIcon,
      label: storeName ? text('header.menu.store', { store: storeName }) : text('header.menu.stores'),
    },
    {
      href: (user?.loggedIn && pageUrls.account) || pageUrls.login,
      Icon: UserIcon,
      label: user?.name ? text('header.menu.account', { name: user.name }) : text('header.menu.login'),
    },
    { href: pageUrls.guestOrderLogin, Icon: PackageIcon, label: text('service.guestOrderLogin') },
    { href: pageUrls.shipping, Icon: TruckIcon, label: text('header.menu.shipping') },
    { href: pageUrls.contact, Icon: EnvelopeIcon, label: text('header.menu.contact') },
    { href: pageUrls.withdrawal, Icon: InfoIcon, label: text('header.menu.withdrawal') },
  ];

  return (
    <div className={styles.links}>
      <nav aria-label={text('header.menu.service')}>
        <ul role="list">
          {links.map(
            ({ href, Icon, label }) =>
              href && (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    <Icon size={20} className={styles.icon} />
                    {label}
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
      <LanguageChooser
        className={styles.languages}
        linkClassName={styles.language}
        icon={<GlobeIcon size={20} className={styles.icon} />}
      />
    </div>
  );
}
