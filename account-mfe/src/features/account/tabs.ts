import type { AccountTab } from './account-tab';
import { addressesTab } from './addresses/addresses.tab';
import { cardTab } from './card/card.tab';
import { newsletterTab } from './newsletter/newsletter.tab';
import { ordersTab } from './orders/orders.tab';
import { overviewTab } from './overview/overview.tab';
import { privacyTab } from './privacy/privacy.tab';
import { productsTab } from './products/products.tab';
import { profileTab } from './profile/profile.tab';
import { rentalsTab } from './rentals/rentals.tab';
import { reviewsTab } from './reviews/reviews.tab';
import { securityTab } from './security/security.tab';
import { wishlistTab } from './wishlist/wishlist.tab';

/** The tabs of the account page, in the order of the navigation. */
export const accountTabs: readonly AccountTab[] = [
  overviewTab,
  ordersTab,
  productsTab,
  reviewsTab,
  wishlistTab,
  rentalsTab,
  cardTab,
  profileTab,
  addressesTab,
  securityTab,
  newsletterTab,
  privacyTab,
];

/** Undefined for a part of an address that no tab has. */
export const findTab = (path = '', tabs = accountTabs): AccountTab | undefined =>
  tabs.find((tab) => tab.path === path);

/** Path of a tab below the account page. */
export const tabUrl = (accountUrl: string, { path }: AccountTab): string =>
  path ? `${accountUrl}${path}/` : accountUrl;
