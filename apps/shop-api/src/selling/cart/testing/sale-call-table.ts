import type { SaleProofKind } from '@fachwerk/shared/rules';

/**
 * What a call does with an item that needs a proof. `sold`: as without the mark. `refused`: with the reason,
 * and nothing changes. `asked`: refused without the statement of the buyer. `withheld`: ordered without it,
 * as it is a gift.
 */
export type Outcome = 'sold' | 'refused' | 'asked' | 'withheld';

const PROOFS = [
  'precursor',
  'poison',
  'installer',
  'advice',
  'age',
  'zeroTax',
  'reportablePrecursor',
] as const;

/** Typed by hand: what is right is not computed from the rules. The mark comes after the item is in place. */
const TABLE = `
                      precursor poison  installer advice  age   zeroTax reportablePrecursor
    add               refused   refused refused   refused sold  sold    sold
    add-with-script   refused   refused refused   refused sold  sold    sold
    add-several       refused   refused refused   refused sold  sold    sold
    reserve           refused   refused refused   refused sold  sold    sold
    move-to-store     refused   refused refused   refused sold  sold    sold
    move-online       refused   refused refused   refused sold  sold    sold
    fill-carts        refused   refused refused   refused sold  sold    sold
    take-parked       refused   refused refused   refused sold  sold    sold
    wishlist-to-cart  refused   refused refused   refused sold  sold    sold
    buy-again         refused   refused refused   refused sold  sold    sold
    order             refused   refused refused   refused asked sold    sold
    order-as-customer refused   refused refused   refused asked sold    sold
    order-to-collect  refused   refused refused   refused asked sold    sold
    order-as-firm     refused   refused refused   refused asked sold    sold
    order-with-yes    refused   refused refused   refused sold  sold    sold
    pay-later         refused   refused refused   refused sold  sold    sold
    order-reservation refused   refused refused   refused sold  sold    sold
    order-with-gift   withheld  withheld withheld withheld asked sold   sold
    ask-when-back     refused   refused refused   refused sold  sold    sold`;

export const saleTable: Record<string, Record<SaleProofKind, Outcome>> = Object.fromEntries(
  TABLE.trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [name = '', ...cells] = row.trim().split(/\s+/);
      return [name, Object.fromEntries(PROOFS.map((proof, index) => [proof, cells[index] as Outcome]))];
    }),
) as Record<string, Record<SaleProofKind, Outcome>>;

/** Addresses of the calls above. */
export const SALE_PATHS = [
  '/basket/add/',
  '/basket/add/items/',
  '/basket/move/',
  '/basket/split/',
  '/basket/parked/take/',
  '/wishlist/toCart/',
  '/rest/orders/{orderId}/buy-again/',
  '/rest/checkout/start/',
  '/rest/checkout/contact/',
  '/rest/checkout/delivery/',
  '/rest/checkout/address/',
  '/rest/checkout/payment/',
  '/rest/checkout/submit/',
  '/rest/checkout/pending/continue/',
  '/rest/prohibis/market/submit/{id}/',
  '/rest/prohibis/market/submit/approve/',
  '/rest/reservation/submit/',
  '/rest/products/{productId}/back-in-stock/',
];

/** Calls that bring no goods into a cart or an order. A new call is added here or to the table. */
export const OTHER_PATHS = [
  // Gift cards.
  '/basket/add/giftcard/',
  // Lines that are in the cart already.
  '/basket/clear/',
  '/basket/edit/',
  '/basket/parked/remove/',
  '/basket/remove/',
  '/basket/verifyInventory/',
  // The price only; gifts of a coupon are in the table.
  '/rest/customercard/basket/add/',
  '/rest/customercard/basket/clear/',
  // Consents to mails.
  '/rest/consents/',
  '/rest/giftcard/balance/',
  '/rest/giftcard/basket/add/',
  '/rest/giftcard/basket/remove/',
  '/rest/voucher/basket/add/',
  '/rest/voucher/basket/clear/',
  // Moves the reservation cart, whose lines are checked when it is submitted.
  '/rest/stores/select/',
  // The account, its card, and what a visitor writes to the shop.
  '/rest/account/',
  '/rest/contact/',
  '/rest/customercard/link/',
  '/rest/customercard/optin/',
  '/rest/customercard/register/',
  '/rest/customercard/unlink/',
  '/rest/desk/card-applications/',
  '/rest/desk/contacts/',
  '/rest/desk/lotteries/',
  '/rest/desk/promotions/',
  '/rest/desk/receipts/',
  '/rest/desk/surveys/',
  '/rest/desk/texts/',
  '/rest/email/',
  '/rest/login/passkey/',
  '/rest/newsletter/',
  '/rest/partnercard/',
  '/rest/wallet/v1/',
  // A list; nothing is sold.
  '/wishlist/addItem/',
  '/wishlist/changeItemVariant/',
  '/wishlist/changeQuantity/',
  '/wishlist/removeItem/',
  '/wishlist/share/',
  '/wishlist/unshare/',
  // Placed orders: what they need was asked before.
  '/rest/checkout/confirmation/{orderId}/transaction/',
  '/rest/checkout/payment/callback/{provider}/',
  '/rest/checkout/pending/abandon/',
  '/rest/orders/guest/login/',
  '/rest/orders/{orderId}/bank-details/',
  '/rest/orders/{orderId}/cancel/',
  '/rest/orders/{orderId}/cases/',
  '/rest/orders/{orderId}/rest/',
  '/rest/reservation/{reservationId}/cancel/',
  '/rest/reservation/{reservationId}/extend/',
  '/rest/desk/cases/',
  '/rest/desk/take-backs/',
  '/rest/desk/items/{itemId}/price/',
  '/rest/desk/items/{itemId}/stock/',
  // The record of a sale at the till, with the proof that the item needs.
  '/rest/desk/items/{itemId}/releases/',
  '/rest/desk/orders/{orderId}/',
  '/rest/desk/payouts/{orderId}/paid/',
  '/rest/desk/withdrawals/{receiptNumber}/handled/',
  // The carts that a login joins are checked when they are submitted.
  '/login/',
  // No goods.
  '/logout/',
  '/register/',
  '/rest/back-in-stock/',
  // A vehicle is rented, and its deposit is taken in the store.
  '/rest/desk/rentals/',
  '/rest/rental/',
  '/rest/desk/reviews/',
  '/rest/desk/stores/',
  '/rest/desk/synonyms/',
  '/rest/password/',
  '/rest/products/{productId}/reviews/',
  '/rest/search/counted/',
  '/rest/staff/',
  '/rest/store-request/',
  '/lottery/validate/',
  '/rest/tracking/promotion/',
  '/survey/submission/',
  '/consent/',
  '/rest/consent/',
  '/widerruf/',
  '/federation/',
];
