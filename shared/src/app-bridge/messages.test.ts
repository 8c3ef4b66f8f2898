import { FROM_APP } from './message-facts';
import { APP_MESSAGES, type PageMethod } from './messages';

const handle = '1,2,3,4';
const line = { productId: '1424786', itemId: '200001', entryId: '17', quantity: 2 };
const position = { itemId: '200001', productId: '1424786', name: 'Bohrer', quantity: 2, price: 27.5 };
const transaction = {
  type: 'purchase',
  transactionId: '4711',
  value: 59.9,
  shipping: 4.9,
  currency: 'EUR',
  paymentType: 'GOOGLEPAY',
  positions: [position],
};
const pay = { type: 'pay', handle, data: { amount: '49.95', currency: 'EUR', country: 'DE' } };

/** One row each, for the page and for the app: a payload, and faulty ones. */
const EXAMPLES: Record<PageMethod, { fromPage: [object, ...object[]]; fromApp?: [object, ...object[]] }> = {
  cartAction: {
    fromPage: [{ ...line, companyId: '0404', action: 'addCart' }, line, { ...line, action: 'add' }],
  },
  wishlistAction: {
    fromPage: [
      { ...line, amount: 3, action: 'addWishlist' },
      { ...line, action: 'addWishlist' },
    ],
  },
  mailChange: { fromPage: [{ state: 'requested' }, { state: 'done' }] },
  passwordChange: { fromPage: [{}] },
  login: { fromPage: [{ method: 'passkey' }, {}] },
  registration: { fromPage: [{ state: 'confirmed' }, {}] },
  registrationFromCustomerCard: { fromPage: [{ state: 'requested' }, { state: 'confirmed' }] },
  giftCard: {
    fromPage: [
      { type: 'giftcard', indexId: '17', itemId: 'GK', productId: 'GK', amount: '25.00' },
      { type: 'giftcard', indexId: '17', itemId: 'GK', productId: 'GK', amount: 25 },
    ],
  },
  contentChange: {
    fromPage: [{ urlPath: '/c/holz/', query: '?page=2', title: 'Holz' }, { urlPath: '/c/holz/' }],
  },
  pageContentType: { fromPage: [{ type: 'PL', urlPath: '/c/holz/', title: 'Holz' }, { type: 'PL' }] },
  productList: {
    fromPage: [
      { source: 'product_list', items: [{ itemId: '200001', position: 1 }], category: 'holz', page: 1 },
      { source: 'product_list', items: ['200001'] },
    ],
  },
  transactionEvent: {
    fromPage: [
      { ...transaction, companyId: '0404', uuid: '0a1b2c3d' },
      { ...transaction, type: 'refund' },
      { ...transaction, value: '59,90' },
    ],
  },
  storeFinder: {
    fromPage: [{ action: 'selected', companyId: '0404' }, { companyId: '0404' }],
    fromApp: [{}],
  },
  globalInfo: {
    fromPage: [
      {
        wishlistCount: 1,
        basketCount: 2,
        loggedIn: true,
        role: 'customer',
        urlPath: '/',
        companyId: null,
        customerCardNumber: null,
      },
      { wishlistCount: 1 },
    ],
    fromApp: [{}],
  },
  uuid: {
    fromPage: [{ handle }, {}],
    fromApp: [
      { handle, uuid: '0a1b2c3d-0000' },
      { handle },
      { handle, uuid: '<script>' },
      { uuid: '0a1b2c3d' },
    ],
  },
  copyToClipboard: {
    fromPage: [{ handle, text: 'https://shop.example/' }, { handle }],
    fromApp: [{ handle }, {}, { handle: '' }],
  },
  googlePay: {
    fromPage: [pay, { ...pay, handle: undefined }],
    fromApp: [{ handle, token: 'pm_1' }, { handle }, { token: 'pm_1' }],
  },
  applePay: {
    fromPage: [pay, { ...pay, data: {} }],
    fromApp: [
      { handle, error: 'CANCELED' },
      { handle, error: 4 },
    ],
  },
};

const rows = Object.entries(EXAMPLES).flatMap(([method, { fromPage, fromApp }]) => [
  { method, sender: 'fromPage' as const, payloads: fromPage },
  ...(fromApp ? [{ method, sender: 'fromApp' as const, payloads: fromApp }] : []),
]);

it.each(rows)('$method $sender has its schema', ({ method, sender, payloads: [right, ...wrong] }) => {
  const message: { fromPage: Schema; fromApp?: Schema } = APP_MESSAGES[method as PageMethod];
  const accepts = (payload: unknown) => message[sender]?.safeParse(payload).success;

  expect(accepts(right)).toBe(true);
  expect(accepts({ ...right, ofANewerVersion: true })).toBe(true);
  expect(wrong.filter(accepts)).toEqual([]);
  expect(accepts(undefined)).toBe(false);
});

it('lists the same messages of the app for code of pages', () => {
  const received = Object.entries(APP_MESSAGES).flatMap(([name, one]) => ('fromApp' in one ? [name] : []));
  expect(Object.keys(FROM_APP).sort()).toEqual(received.sort());

  const withHandle = rows.filter(({ sender, payloads }) => sender === 'fromApp' && 'handle' in payloads[0]);
  const answers = Object.entries(FROM_APP).flatMap(([name, kind]) => (kind === 'answer' ? [name] : []));
  expect(withHandle.map(({ method }) => method).sort()).toEqual(answers.sort());
});

interface Schema {
  safeParse(payload: unknown): { success: boolean };
}
