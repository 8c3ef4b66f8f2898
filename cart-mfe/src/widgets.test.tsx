import {
  readCart,
  readCheckout,
  readConfirmation,
  readNavigation,
  readReservationDraft,
  readSharedWishlist,
  readUser,
  readWishlist,
} from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, describeWidgets, type WidgetSituation } from '@fachwerk/shared/testing';
import { aCart, aPosition, euros } from './features/cart/cart-fixtures';
import { cartPage } from './features/cart/cart-page.widget';
import {
  aCheckout,
  aLine,
  amount,
  aPendingOrder,
  aReservation,
  checkoutAnswers,
  NO_DUTIES,
} from './features/checkout-page/checkout-fixtures';
import { aConfirmationApi, aUser, notFound } from './features/order-confirmation/confirmation-fixtures';
import { anEntry, aWishlistApi } from './features/wishlist-page/wishlist-fixtures';
import messages from './messages.de.json';
import { widgets } from './widgets';

const unavailable = () => {
  throw new HttpError('bad-response', 'for the test', 500);
};
const filled = aCart(
  [
    aPosition({ quantity: 3, previousPrice: euros(1_499) }),
    aPosition({
      itemId: '1002',
      name: 'Wandfarbe',
      stockErrorData: { code: 'REDUCED', requested: 9, available: 3 },
    }),
  ],
  {
    reservationCart: { empty: false, companyId: '4711', positions: [aPosition({ itemId: '9' })] },
    adjustedPositionsOnline: [
      { entryId: 'e', itemId: '5', name: 'Zement', oldQuantity: 4, newQuantity: 0, reason: 'Ausverkauft.' },
    ],
  },
);
const category = {
  id: '1',
  path: 'garten',
  level: 1,
  hasChildren: false,
  totalProductCount: 3,
  children: [],
};
const situations: WidgetSituation[] = [
  { title: 'a filled cart', answers: [answerTo(readCart, filled)] },
  {
    title: 'an empty cart',
    answers: [
      answerTo(readCart, aCart()),
      answerTo(readNavigation, { children: [{ ...category, name: 'Garten', url: '/c/garten/' }] }),
    ],
  },
  { title: 'a shop that does not answer', answers: [answerTo(readCart, unavailable)] },
];

const wishlists: WidgetSituation[] = [
  {
    title: 'a list',
    answers: aWishlistApi([anEntry(), anEntry({ itemId: '2', name: 'Säge', previousPrice: euros(19_999) })], {
      shareUrl: 'https://shop.example/merkliste/?liste=abc',
    }).answers,
  },
  { title: 'an empty list', answers: aWishlistApi([]).answers },
  {
    title: 'a shared list',
    address: '/merkliste/?liste=abc',
    answers: [answerTo(readSharedWishlist, { entries: [anEntry()], count: 1 })],
  },
  { title: 'a shop that does not answer', answers: [answerTo(readWishlist, unavailable)] },
];
const checkoutOf = (step: Parameters<typeof aCheckout>[0]) => [
  ...checkoutAnswers(aCheckout(step)),
  answerTo(readReservationDraft, aReservation()),
];
const paid = aCheckout('review', {
  lines: [
    aLine({ duties: { ...NO_DUTIES, isElectrical: true, withdrawalExclusion: 'CUT_TO_SIZE' } }),
    aLine({ entryId: 'e-2', name: 'Autobatterie', deposit: amount(750) }),
  ],
  sum: {
    ...aCheckout().sum,
    discounts: [{ name: 'Gutschein HERBST10', amount: amount(1_000) }],
    giftCard: { maskedNumber: '**** 1234', amount: amount(5_000) },
  },
});
const checkouts: WidgetSituation[] = [
  { title: 'the contact of a guest', answers: checkoutOf('contact') },
  { title: 'the delivery', answers: checkoutOf('delivery') },
  { title: 'the address', answers: checkoutOf('address') },
  { title: 'the payment', answers: checkoutOf('payment') },
  {
    title: 'the review',
    answers: [...checkoutAnswers(paid), answerTo(readReservationDraft, aReservation())],
  },
  {
    title: 'an order that waits for its payment',
    answers: [
      ...checkoutAnswers(aCheckout('contact', { isEmpty: true, lines: [], pendingOrder: aPendingOrder() })),
      answerTo(readReservationDraft, aReservation({ isEmpty: true })),
    ],
  },
  { title: 'a shop that does not answer', answers: [answerTo(readCheckout, unavailable)] },
];
const confirmations: WidgetSituation[] = [
  ...(['delivery', 'collect', 'reservation'] as const).map((kind) => ({
    title: `an order to ${kind}`,
    answers: aConfirmationApi({ kind, ...(kind !== 'delivery' && { collectionCode: '47110815' }) }),
  })),
  { title: 'an open payment', answers: aConfirmationApi({ state: 'PAYMENT_PENDING' }) },
  { title: 'another visitor', answers: [answerTo(readConfirmation, notFound), answerTo(readUser, aUser())] },
  { title: 'a shop that does not answer', answers: [] },
];
const closed: WidgetSituation[] = [{ title: 'closed', answers: [], isHidden: true }];

describeWidgets(widgets, messages, ({ name }) => {
  if (name.startsWith('gift-card-') || name === 'card-check-page')
    return [{ title: 'the page', answers: [] }];
  if (name === 'wishlist-page') return wishlists;
  if (name === 'checkout-page') return checkouts;
  if (name === 'order-confirmation') return confirmations;
  return name === 'cart-page' ? situations : closed;
});

it('does not take a headline that is no text', () => {
  expect(cartPage.parseProps({ headline: { evil: true } })).toMatchObject({
    ok: false,
    issues: [{ field: 'headline' }],
  });
});
