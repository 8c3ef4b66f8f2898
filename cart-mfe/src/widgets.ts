import type { AnyWidget } from '@fachwerk/shared/widget';
import { cartPage } from './features/cart/cart-page.widget';
import { couponCodeInfoModal } from './features/coupon-code-info-modal/coupon-code-info-modal.widget';
import { stockValidationModal } from './features/stock-validation-modal/stock-validation-modal.widget';
import { wishlistPage } from './features/wishlist-page/wishlist-page.widget';

/** Every widget of this micro-frontend. */
export const widgets: readonly AnyWidget[] = [
  cartPage,
  couponCodeInfoModal,
  stockValidationModal,
  wishlistPage,
];
