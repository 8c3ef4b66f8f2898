/** Form rules of the specification, and numbers and lists that several packages use. */
export {
  city,
  dateFormat,
  decimal,
  email,
  firstProblem,
  legalAge,
  maxLength,
  maxValue,
  minLength,
  minValue,
  notBefore,
  numeric,
  password,
  personName,
  required,
  street,
  streetNumber,
  toIsoDate,
  type Problem,
  type Rule,
} from './rules/form-rules';
export { anyPostalCode } from './rules/any-postal-code';
export { editDistance } from './rules/edit-distance';
export {
  correctionMistake,
  isFarPrice,
  MAX_PRICE_CENTS,
  MAX_COUNTED_PIECES,
  plainCode,
} from './rules/desk-item-rules';
export { breadcrumbData, withoutRepeat } from './rules/breadcrumb-data';
export { STORE_REQUEST_TEXT } from './rules/store-request-text';
export { CROSSED_BIN } from './rules/crossed-bin';
export { energySteps, type EnergyStep } from './rules/energy-scale';
export { dateBetween, toGermanDate } from './rules/date-rules';
export {
  GIFT_CARD_DESIGNS,
  GIFT_CARD_EUROS,
  giftCardCents,
  type GiftCardDesign,
  giftCardPicture,
} from './rules/gift-card-rules';
export { COUNTRIES, type Country, countryName, HOME_COUNTRY, PHONE_PREFIXES } from './rules/countries';
export {
  CARD_CONSENT_TEXT,
  customerCard,
  isCustomerCard,
  plainCustomerCard,
  pointsOf,
  printedCustomerCard,
  withCheckDigit,
} from './rules/customer-card';
export {
  type LinePieces,
  readWithdrawalLines,
  WITHDRAWAL_LINES,
  withdrawablePieces,
  withdrawalLinesField,
  withdrawnLines,
  type WithdrawnLines,
} from './rules/withdrawal-lines';
export { readCaseNumber } from './rules/case-number';
export { readRentalNumber } from './rules/rental-number';
export { SUGGEST, transportLink, UNTIL_DAY } from './rules/transport-link';
export { piecesField, readPieces } from './rules/pieces';
export { CARRIERS, plainTrackingNumber, trackingNumber, trackingUrl } from './rules/parcels';
export { phone } from './rules/phone';
export {
  ADDRESS_FIELDS,
  type AddressField,
  addressLines,
  billingField,
  type BillingField,
  eachAddressField,
  type PostalAddress,
  storeAddressLines,
} from './rules/postal-address';
export { fullName } from './rules/full-name';
export { postalCode, toPostalCode } from './rules/postcodes';
export { isLeitwegId } from './rules/buyer-reference';
export { statedByFirm } from './rules/stated-by-firm';
export { plainVatId, vatId } from './rules/vat-id';
export { accountHolder, iban, toIban } from './rules/bank-account';
export { amount, confirmed, exactLength, isNot, pattern, size } from './rules/value-rules';
export { type Payable, type PaymentRefusal, paymentRefusal, paymentTypesOf } from './rules/payment-refusal';
export {
  isPaidAfterwards,
  PAYMENT_RULES,
  PAYMENT_TYPES,
  type PaymentRule,
  paymentRule,
  type PaymentType,
  type ProviderMethod,
  whenPaid,
} from './rules/payment-types';
export { PROHIBIS_ERROR_KEYS, type ProhibisErrorKey } from './rules/prohibis-error-keys';
export { REPORT_REASONS, REVIEW_SORTS, REVIEW_TEXT, STARS } from './rules/review-rules';
export { text } from './rules/text';
export { readTradeUnit } from './rules/trade-units';
export { germanKeyOf, translationFaults } from './rules/translation-faults';
export {
  contentLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  languageOf,
  LANGUAGES,
} from './rules/languages';
export { unitPriceToShow } from './rules/unit-price-to-show';
export {
  type AmountName,
  AMOUNTS,
  type Breach,
  breachesOf,
  budgetOf,
  DEFAULT_BUDGET,
  measuredText,
  NAME_LISTS,
} from './rules/widget-budget';
export {
  CONTACT_FILE_TYPES,
  CONTACT_FILES,
  CONTACT_MONTHS,
  CONTACT_TEXT,
  CONTACT_TOPICS,
  type ContactTopic,
} from './rules/contact';
export { CONSENT_KINDS, CONSENT_PROOF_YEARS, CONSENT_TEXTS, type ConsentKind } from './rules/consents';
export {
  isOldEnough,
  LOTTERY_EARLIEST_BIRTH,
  LOTTERY_FIELD_USES,
  LOTTERY_NAME,
  LOTTERY_NEWSLETTER_CONSENT,
  LOTTERY_PAGE,
  LOTTERY_RESTRICTIONS,
  LOTTERY_STATES,
  type LotteryFieldUse,
  type LotteryRestriction,
  type LotteryState,
  lotterySuccessPath,
} from './rules/lottery';
export {
  NEWSLETTER_CONSENT,
  NEWSLETTER_LINK_DAYS,
  NEWSLETTER_REASONS,
  NEWSLETTER_TOPICS,
  type NewsletterReason,
  type NewsletterTopic,
} from './rules/newsletter';
export {
  BACK_IN_STOCK_LINK_DAYS,
  ACCOUNT_DELETION_DAYS,
  BACK_IN_STOCK_MONTHS,
  BEST_SELLER_DAYS,
  STORE_REQUEST_MONTHS,
  CONFIRM_LINK_HOURS,
  DISPATCH_HOUR,
  EMAIL_LINK_HOURS,
  FREE_SHIPPING_FROM_CENTS,
  MAX_BOOK_ADDRESSES,
  MAX_EXACT_TOTAL,
  MAX_ITEM_NUMBERS,
  MAX_LINE_QUANTITY,
  MAX_LIST_PAGE,
  MAX_SEEN_PRODUCTS,
  type OrderKind,
  RECOMMENDATION_TYPES,
  RESET_LINK_MINUTES,
  SALUTATIONS,
  SHIPPING_CENTS,
  SORT_ORDERS,
  UNDO_MS,
} from './rules/shop-rules';
export {
  isHandedToPerson,
  needsProof,
  SALE_PROOFS,
  saleProof,
  type SaleProofKind,
  STORE_PROOFS,
  type StoreProof,
  storeProof,
  storeProofs,
} from './rules/sale-proofs';
export {
  addedFields,
  IDENTITY_DOCUMENTS,
  isVoluntaryForRelease,
  RELEASE_FIELDS,
  RELEASE_FAULTS,
  RELEASE_OCCASIONS,
  type ReleaseField,
  releaseFields,
  type ReleaseFault,
  releaseIdOf,
  type ReleaseOccasion,
  SLIP_AGAIN,
  USER_CATEGORIES,
} from './rules/release-fields';
export { type RefusalStep, UNPAID_REFUSALS } from './rules/unpaid-refusals';
export { PIN_ATTEMPTS, staffNumberOf } from './rules/staff-rules';
export {
  APP_PERMISSIONS,
  APP_PERMISSIONS_COOKIE,
  CONSENT_COOKIE,
  CONSENT_SERVICES,
  CONSENT_VERSION,
  KEPT_BY_SERVICES,
  choiceOf,
  choiceOfClasses,
  choiceOfCookie,
  choiceOfPermissions,
  cookieOfChoice,
  decisionOfCookie,
  isSameQuestion,
  type ConsentChoice,
  type ConsentService,
} from './rules/consent-services';
export { isNamed, storedInBrowsers, type StoredInBrowser } from './rules/stored-in-browsers';
export {
  PAGE_TYPES,
  ratingOf,
  WEB_VITAL_NAMES,
  WEB_VITALS,
  type WebVital,
  type WebVitalRating,
} from './rules/web-vitals';
export { APP_COOKIE, APP_DEVICES } from './rules/app-devices';
