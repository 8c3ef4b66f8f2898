import * as format from './format';
import * as forms from './forms';
import * as product from './product';
import * as rules from './rules';
import * as time from './time';
import * as ui from './ui';

const names = (entry: object) => Object.keys(entry).sort();

it('ui offers', () => {
  const components = names(ui).filter((name) => !name.endsWith('Icon'));

  expect(components).toEqual([
    'Accordion',
    'Badge',
    'Breadcrumb',
    'Button',
    'Card',
    'Carousel',
    'CarouselScrollbar',
    'Checkbox',
    'Chip',
    'CountBadge',
    'DataTable',
    'Dialog',
    'EmptyState',
    'HtmlContent',
    'IconButton',
    'Logo',
    'LogoMark',
    'MessageBox',
    'Pagination',
    'PasswordField',
    'Price',
    'QuantityField',
    'RadioGroup',
    'Rating',
    'Section',
    'SelectField',
    'Skeleton',
    'Spinner',
    'StrikePrice',
    'TextAreaField',
    'TextField',
    'UnitPrice',
    'VisuallyHidden',
    'below',
    'breakpoints',
    'carouselLabels',
    'joinClasses',
    'smoothScroll',
  ]);
});

it('ui offers icons', () => {
  const icons = names(ui)
    .filter((name) => name.endsWith('Icon'))
    .map((name) => name.slice(0, -'Icon'.length));

  expect(icons.sort().join(' ')).toBe(
    'Accessibility ArrowLeft ArrowRight CaretDown CaretLeft CaretRight CaretUp Cart Check CheckCircle Clock Close CreditCard Document Drop Envelope Error External Filter Grid Hammer Heart HeartFilled History Home Info Lightbulb Lock MapPin Menu Minus Package Paint Pause Phone Picture Plant Play Plus Ruler Search Sort Star StarHalf Store Tag Trash Trend Truck Undo User Warning Wrench',
  );
});

it('format offers', () => {
  expect(names(format)).toEqual([
    'SHOP_LOCALE',
    'formatCount',
    'formatEuros',
    'formatNumber',
    'formatPieces',
  ]);
});

it('product offers', () => {
  expect(names(product)).toEqual([
    'AvailabilityNote',
    'CrossedBin',
    'DeliveryTime',
    'EnergyArrow',
    'EnergyNote',
    'GuaranteeLabelPicture',
    'KeptPictures',
    'PriceBlock',
    'ProductDisruptors',
    'ProductGrid',
    'ProductPicture',
    'ProductRating',
    'ProductTile',
    'ProductTileSkeleton',
    'TaxNote',
    'WishlistHeart',
    'WishlistHearts',
    'badgeText',
    'countText',
    'saleLabel',
    'shelfStatus',
    'unitPriceToShow',
    'useGuaranteeYears',
    'useWishes',
  ]);
});

it('forms offers', () => {
  expect(names(forms)).toEqual([
    'Captcha',
    'EmailField',
    'FieldGroup',
    'FieldQuestion',
    'Form',
    'FormCheckbox',
    'FormDateField',
    'FormFrame',
    'FormPasswordField',
    'FormRadioGroup',
    'FormSelectField',
    'FormTextArea',
    'FormTextField',
    'Outcome',
    'ServerForm',
    'SubmitButton',
    'fieldMessages',
    'fillText',
    'readFormAnswer',
    'toCorrect',
    'tokenOf',
    'useBoundField',
    'useCaptcha',
    'useFieldValue',
    'useForm',
    'useServerForm',
    'wentWell',
  ]);
});

it('rules offers', () => {
  expect(names(rules)).toEqual([
    'ADDRESS_FIELDS',
    'AMOUNTS',
    'BACK_IN_STOCK_LINK_DAYS',
    'BACK_IN_STOCK_MONTHS',
    'CONFIRM_LINK_HOURS',
    'COUNTRIES',
    'CROSSED_BIN',
    'DEFAULT_BUDGET',
    'FREE_SHIPPING_FROM_CENTS',
    'GIFT_CARD_DESIGNS',
    'GIFT_CARD_EUROS',
    'HOME_COUNTRY',
    'MAX_EXACT_TOTAL',
    'MAX_ITEM_NUMBERS',
    'MAX_LINE_QUANTITY',
    'MAX_LIST_PAGE',
    'MAX_SEEN_PRODUCTS',
    'NAME_LISTS',
    'PAYMENT_RULES',
    'PAYMENT_TYPES',
    'PHONE_PREFIXES',
    'RECOMMENDATION_TYPES',
    'REPORT_REASONS',
    'RESET_LINK_MINUTES',
    'REVIEW_SORTS',
    'REVIEW_TEXT',
    'SALE_PROOFS',
    'SALUTATIONS',
    'SHIPPING_CENTS',
    'SORT_ORDERS',
    'STARS',
    'STORE_PROOFS',
    'STORE_REQUEST_MONTHS',
    'STORE_REQUEST_TEXT',
    'UNDO_MS',
    'WITHDRAWAL_LINES',
    'accountHolder',
    'addressLines',
    'amount',
    'anyPostalCode',
    'billingField',
    'breachesOf',
    'breadcrumbData',
    'budgetOf',
    'city',
    'confirmed',
    'countryName',
    'customerCard',
    'dateBetween',
    'dateFormat',
    'decimal',
    'eachAddressField',
    'editDistance',
    'email',
    'energySteps',
    'exactLength',
    'firstProblem',
    'fullName',
    'giftCardCents',
    'giftCardPicture',
    'iban',
    'isCustomerCard',
    'isHandedToPerson',
    'isNot',
    'isPaidAfterwards',
    'legalAge',
    'maxLength',
    'maxValue',
    'measuredText',
    'minLength',
    'minValue',
    'needsProof',
    'notBefore',
    'numeric',
    'password',
    'pattern',
    'paymentRefusal',
    'paymentRule',
    'paymentTypesOf',
    'personName',
    'phone',
    'plainCustomerCard',
    'plainVatId',
    'postalCode',
    'readWithdrawalLines',
    'required',
    'saleProof',
    'size',
    'storeProof',
    'street',
    'streetNumber',
    'text',
    'toGermanDate',
    'toIban',
    'toIsoDate',
    'toPostalCode',
    'unitPriceToShow',
    'vatId',
    'whenPaid',
    'withdrawablePieces',
    'withdrawalLineText',
    'withdrawalLinesField',
    'withdrawnLines',
    'withoutRepeat',
  ]);
});

it('time offers', () => {
  expect(names(time).join(' ')).toBe(
    'TIME_ZONE WEEK_DAYS berlinDate calendarDay dayAndMonthText dayAndTimeText dayText federalStates holidayOn instantOf isInstant isWorkingDay localTime minutesOf noonOf parseInstant plusDays shortDateText stateCode timeText untilText weekDayOf weekDayText',
  );
});
