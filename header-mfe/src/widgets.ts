import type { AnyWidget } from '@fachwerk/shared/widget';
import { accessibilityAssist } from './features/accessibility-assist/accessibility-assist.widget';
import { backToTop } from './features/back-to-top/back-to-top.widget';
import { burgerMenu } from './features/burger-menu/burger-menu.widget';
import { categoryNavigation } from './features/category-navigation/category-navigation.widget';
import { chatButton } from './features/chat-button/chat-button.widget';
import { chatLayer } from './features/chat-layer/chat-layer.widget';
import { consentLayer } from './features/consent-layer/consent-layer.widget';
import { consentSettings } from './features/consent-settings/consent-settings.widget';
import { footer } from './features/footer/footer.widget';
import { header } from './features/header/header.widget';
import { notifications } from './features/notifications/notifications.widget';
import { searchBox } from './features/search-box/search-box.widget';
import { unsupportedBrowserBanner } from './features/unsupported-browser-banner/unsupported-browser-banner.widget';

/** All widgets of this micro-frontend. */
export const widgets: AnyWidget[] = [
  header,
  searchBox,
  categoryNavigation,
  burgerMenu,
  footer,
  notifications,
  unsupportedBrowserBanner,
  backToTop,
  consentLayer,
  consentSettings,
  chatButton,
  chatLayer,
  accessibilityAssist,
];
