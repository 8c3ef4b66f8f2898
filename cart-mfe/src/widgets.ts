import type { AnyWidget } from '@fachwerk/shared/widget';
import { cardCheckPage } from './features/card-check-page/card-check-page.widget';
import { cartPage } from './features/cart/cart-page.widget';
import { checkoutPage } from './features/checkout-page/checkout-page.widget';
import { couponCodeInfoModal } from './features/coupon-code-info-modal/coupon-code-info-modal.widget';
import { giftCardDetails } from './features/gift-card-details/gift-card-details.widget';
import { giftCardPage } from './features/gift-card-page/gift-card-page.widget';
import { guaranteeNoticeModal } from './features/guarantee-notice-modal/guarantee-notice-modal.widget';
import { orderConfirmation } from './features/order-confirmation/order-confirmation.widget';
import { stockValidationModal } from './features/stock-validation-modal/stock-validation-modal.widget';
import { wishlistPage } from './features/wishlist-page/wishlist-page.widget';

/** Every widget of this micro-frontend. */
export const widgets: readonly AnyWidget[] = [
  cardCheckPage,
  cartPage,
  checkoutPage,
  couponCodeInfoModal,
  giftCardDetails,
  giftCardPage,
  guaranteeNoticeModal,
  orderConfirmation,
  stockValidationModal,
  wishlistPage,
];
