import type {
  Account,
  AccountSecurity,
  AddressBook,
  BookAddress,
  CardOverview,
  ContactRequest,
  FormAnswer,
  NewsletterSubscription,
  OrderCase,
  OrderSummary,
  OwnReview,
  Profile,
  RentalBooking,
  UserState,
} from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';

/** API answers for tests. */
export const anAccount = (part: Partial<Account> = {}): Account => ({
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Musterfrau',
  email: 'erika@example.org',
  customerCardNumber: '2912345678',
  isProhibis: false,
  isEmployee: false,
  memberSinceText: '21.11.2026',
  ...part,
});

export const aProfile = (part: Partial<Profile> = {}): Profile => ({
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Musterfrau',
  birthDate: '24.12.1990',
  phone: '0221 123456',
  email: 'erika@example.org',
  pendingEmail: null,
  ...part,
});

export const aBookAddress = (part: Partial<BookAddress> = {}): BookAddress => ({
  id: '11111111-1111-4111-8111-111111111111',
  values: {
    firstName: 'Erika',
    lastName: 'Musterfrau',
    company: '',
    street: 'Venloer Straße',
    streetNumber: '12',
    addition: '',
    zipCode: '50672',
    city: 'Köln',
    country: 'DE',
  },
  lines: ['Erika Musterfrau', 'Venloer Straße 12', '50672 Köln'],
  isDefaultDelivery: true,
  isDefaultBilling: false,
  ...part,
});

export const anAddressBook = (part: Partial<AddressBook> = {}): AddressBook => ({
  addresses: [aBookAddress()],
  countries: [
    { code: 'DE', name: 'Deutschland' },
    { code: 'AT', name: 'Österreich' },
  ],
  firstName: 'Erika',
  lastName: 'Musterfrau',
  isFull: false,
  ...part,
});

export const aSecurity = (part: Partial<AccountSecurity> = {}): AccountSecurity => ({
  sessions: [
    { id: 's1', browser: 'Firefox', system: 'Windows', lastUsedText: '30.11.2026', isCurrent: true },
    { id: 's2', browser: 'Safari', system: 'iOS', lastUsedText: '29.11.2026', isCurrent: false },
    { id: 's3', browser: null, system: null, lastUsedText: '28.11.2026', isCurrent: false },
  ],
  moreSessions: 0,
  passkeys: [{ id: 'p1', name: 'Telefon', createdText: '21.11.2026', lastUsedText: '29.11.2026' }],
  hasMostPasskeys: false,
  ...part,
});

export const aCardOverview = (part: Partial<CardOverview> = {}): CardOverview => ({
  card: {
    number: '290000000015',
    printedNumber: '2900 0000 0015',
    ownerName: 'Erika Musterfrau',
    bars: [2, 1, 1, 2, 3, 2],
    points: 1234,
    isBlocked: false,
    isOptedIn: false,
  },
  typedNumber: null,
  receipts: [
    {
      number: 'B-17',
      dayText: '30.11.2026',
      store: 'Markt Köln',
      total: { value: 4250, displayValue: '42,50 €' },
      points: 42,
    },
  ],
  next: null,
  benefits: [{ name: '3 % mit der Kundenkarte', terms: 'Auf alles.' }],
  ...part,
});

export const anOrderSummary = (part: Partial<OrderSummary> = {}): OrderSummary => ({
  orderId: 'x7Qd',
  number: 'F7K4-M92T-W',
  kind: 'delivery',
  stateText: 'Bestätigt',
  placedText: '20.11.2026',
  total: { value: 1980, displayValue: '19,80 €' },
  articles: {
    names: ['<b>Dachlatte</b>', 'Schrauben'],
    more: 3,
    image: { src: '/images/latte.svg', alt: 'Dachlatte' },
  },
  actions: ['buy-again'],
  ...part,
});

/** A return that has not arrived. */
export const aRental = (part: Partial<RentalBooking> = {}): RentalBooking => ({
  bookingId: 'b-1',
  number: 'T-7K3M9Q2XAB',
  state: 'BOOKED',
  vehicle: {
    vehicleId: 'v-1',
    companyId: '1042',
    kind: 'VAN',
    name: 'Kastenwagen L',
    description: '',
    payloadKg: 1000,
    size: { lengthMm: 3000, widthMm: 1700, heightMm: 1800 },
    licence: 'B',
    minAge: 21,
    deposit: { value: 10000, displayValue: '100,00 €' },
    prices: {
      hour: { value: 1500, displayValue: '15,00 €' },
      day: { value: 8000, displayValue: '80,00 €' },
      weekend: null,
    },
  },
  store: {
    companyId: '1042',
    name: 'Fachwerk Köln-Ossendorf',
    addressText: 'Butzweilerstraße 41, 50829 Köln',
    phone: '0221 12345-0',
  },
  from: '2026-12-05T07:30:00.000Z',
  fromText: 'Sa., 05.12.2026, 8:30 Uhr',
  to: '2026-12-05T11:30:00.000Z',
  toText: 'Sa., 05.12.2026, 12:30 Uhr',
  price: {
    total: { value: 6000, displayValue: '60,00 €' },
    parts: [],
    tax: { rate: 1900, amount: { value: 958, displayValue: '9,58 €' } },
  },
  deposit: { value: 10000, displayValue: '100,00 €' },
  expiresAt: null,
  contact: null,
  version: 0,
  canConfirm: false,
  canChange: true,
  canCancel: true,
  freeCancelUntil: '2026-12-04T11:00:00.000Z',
  freeCancelUntilText: 'Fr., 04.12.2026, 12:00 Uhr',
  isAffected: false,
  ...part,
});

export const aCase = (part: Partial<OrderCase> = {}): OrderCase => ({
  number: 'R-7KM4X92TPA',
  kind: 'RETURN',
  kindText: 'Rückgabe',
  receivedText: '23.11.2026',
  isEnded: false,
  goodsText: 'Artikel noch bei Ihnen',
  moneyText: 'Erstattung noch nicht entschieden',
  nextText: 'Bitte bringen oder senden Sie die Artikel zurück.',
  pieces: ['2 × Hammer', '1 × Gartenhaus'],
  warranty: [],
  slip: {
    sent: ['2 × Hammer'],
    collected: ['1 × Gartenhaus'],
    address: ['Fachwerk Baumarkt GmbH', 'Rücksendungen', 'Musterstraße 1', '50667 Köln'],
    email: 'service@fachwerk.example',
  },
  ...part,
});

export const aContact = (part: Partial<ContactRequest> = {}): ContactRequest => ({
  contactId: 'x7Qd',
  number: 'K-7KM4X92TPA',
  topic: 'delivery',
  receivedText: '23.11.2026, 17:05 Uhr',
  name: '<b>Erika</b>',
  email: 'erika@example.org',
  phone: null,
  orderNumber: 'F7K4-M92T-W',
  message: 'Wo bleibt mein Paket?',
  attachments: [
    { src: '/rest/desk/contacts/x7Qd/attachments/1/', type: 'application/pdf' },
    { src: '/rest/desk/contacts/x7Qd/attachments/2/', type: 'image/jpeg' },
  ],
  answer: null,
  ...part,
});

export const aReview = (part: Partial<OwnReview> = {}): OwnReview => ({
  reviewId: 'r1',
  productId: '1',
  productName: 'Akku-Bohrschrauber',
  stars: 4,
  title: 'Hält <gut>',
  text: 'Seit drei Wochen im Einsatz.',
  submittedText: '23.11.2026',
  state: 'submitted',
  ...part,
});

export const aSubscription = (part: Partial<NewsletterSubscription> = {}): NewsletterSubscription => ({
  email: 'e…@example.org',
  isSubscribed: true,
  isPaused: false,
  topics: ['offers'],
  ...part,
});

export const aUser = (part: Partial<UserState> = {}): UserState => ({
  loggedIn: false,
  authorities: [],
  isEmployee: false,
  isProhibis: false,
  cartCount: 0,
  customerCardNumber: null,
  wishlist: [],
  selectedStore: null,
  csrf: { name: '_csrf', header: 'x-csrf-token', value: 't' },
  ...part,
});

export const anAnswer = (part: Partial<FormAnswer> = {}): FormAnswer => ({
  form: 'login',
  values: {},
  fieldErrors: [],
  globalErrors: [],
  ...part,
});

/** All page addresses of the account. */
export const urls = {
  start: '/',
  search: '/search/',
  basket: '/basket/',
  login: '/login/',
  register: '/register/',
  account: '/account/',
  guestOrders: '/bestellungen/',
  newsletter: '/newsletter/',
  requestPassword: '/password/request/',
  resetPassword: '/password/reset/',
  withdrawal: '/widerruf/',
  guestOrderLogin: '/bestellungen/anmelden/',
  terms: '/agb/',
  privacy: '/datenschutz/',
};

export const notLoggedIn = () => {
  throw new HttpError('bad-request', 'for the test', 401, {
    globalErrors: [{ msg: 'error.login.required' }],
  });
};
export const unavailable = () => {
  throw new HttpError('bad-response', 'for the test', 500);
};
/** Answer that refuses a form. */
export const refuse =
  (body: Partial<FormAnswer>, status = 400) =>
  () => {
    throw new HttpError('bad-request', 'for the test', status, {
      fieldErrors: [],
      globalErrors: [],
      ...body,
    });
  };
