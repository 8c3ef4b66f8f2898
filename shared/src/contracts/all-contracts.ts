import * as account from './account-contracts';
import * as backInStock from './back-in-stock-contracts';
import type { Call } from './call';
import * as captcha from './captcha-contracts';
import * as cart from './cart-contracts';
import * as catalogue from './catalogue-contracts';
import * as checkout from './checkout-contracts';
import type { Contract } from './contract';
import * as giftCard from './gift-card-contracts';
import * as operations from './operations-contracts';
import * as order from './order-contracts';
import * as orderPage from './order-page-contracts';
import * as payment from './payment-contracts';
import * as payout from './payout-contracts';
import * as promotion from './promotion-contracts';
import * as recommendation from './recommendation-contracts';
import * as registry from './registry-contracts';
import * as reservation from './reservation-contracts';
import * as review from './review-contracts';
import * as store from './store-contracts';
import * as suggestions from './suggestions-contracts';
import * as survey from './survey-contracts';
import * as synonym from './synonym-contracts';
import * as wishlist from './wishlist-contracts';

/** All contracts. A new file of contracts is added here. */
export const allContracts: readonly Contract[] = [
  account,
  backInStock,
  captcha,
  cart,
  catalogue,
  checkout,
  giftCard,
  operations,
  order,
  payment,
  orderPage,
  payout,
  promotion,
  recommendation,
  registry,
  reservation,
  review,
  store,
  suggestions,
  survey,
  synonym,
  wishlist,
].flatMap((contracts): Contract[] => Object.values(contracts));

/** The contract of a call. */
export const contractOf = ({ method, path }: Call): Contract | undefined =>
  allContracts.find((one) => one.method === method && one.path === path);
