/** @jest-environment node */
const { readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { PROJECT, filesBelow } = require('./sources');

/**
 * Each number or list of the shop has one source. `copy` matches a second one; `not` lists files in which the
 * same characters have another meaning, with the reason.
 */
const SOURCES = [
  {
    what: 'quantity limit of a line',
    home: 'shared/src/rules/shop-rules.ts',
    copy: /(?<![\d.,_])999(?![\d_])/,
    not: {
      'shared/src/format/format-count.ts': 'largest number of a count badge (specification 9)',
      'shared/src/ui/tokens.css': 'radius of a pill',
      'apps/shop-api/src/database/migrations/0002_sessions_and_carts.sql':
        'SQL imports nothing; migrations stay as applied',
      'apps/shop-api/src/database/migrations/0004_customers.sql':
        'SQL imports nothing; migrations stay as applied',
      'apps/shop-api/src/database/migrations/0008_light_carts.sql':
        'SQL imports nothing; migrations stay as applied',
      'apps/shop-api/src/database/migrations/0014_two_carts.sql':
        'SQL imports nothing; migrations stay as applied',
      'apps/shop-api/src/database/migrations/0018_wishlists.sql':
        'SQL imports nothing; migrations stay as applied',
      'apps/shop-api/src/database/migrations/0022_orders.sql':
        'SQL imports nothing; migrations stay as applied',
      'apps/shop-api/src/selling/database/functions/add_to_cart.sql':
        'default for servers of the release before, which do not pass the limit',
      'apps/shop-api/src/selling/database/functions/move_in_cart.sql':
        'default for servers of the release before, which do not pass the limit',
      'apps/shop-api/src/selling/database/functions/return_to_cart.sql':
        'default for servers of the release before, which do not pass the limit',
    },
  },
  {
    what: 'shipping costs and the limit of free shipping',
    home: 'shared/src/rules/shop-rules.ts',
    copy: /(?<![\d.,_])(7_?500|595)(?![\d_])|(?<!\d)(5,95|75)(,00)?\s€/,
    not: {
      'header-mfe/src/features/footer/footer.widget.tsx': 'example of a prop in the catalogue for editors',
      'content-mfe/src/features/accordion/accordion.widget.tsx': 'example of a prop',
      'content-mfe/src/features/usp-teaser/usp-teaser.widget.tsx': 'example of a prop',
      'storefinder-mfe/src/map/outlines.json': 'points of borders',
      'cart-mfe/src/features/guarantee-notice-modal/GuaranteeNoticeModal.tsx': 'width of A4 in points',
      'apps/cms/content/guarantee.json': 'width of A4 in points',
    },
  },
  {
    what: 'payment types',
    home: 'shared/src/rules/payment-types.ts',
    copy: /['"]PAYPAL['"]\s*,|\bPAYPAL: \{/,
    not: {
      'cart-mfe/src/features/cart/cart-page.widget.tsx': 'example of a prop',
      'cart-mfe/src/features/checkout-page/checkout-page.widget.tsx': 'example of a prop',
      'header-mfe/src/features/footer/footer.widget.tsx': 'example of a prop in the catalogue for editors',
    },
  },
  {
    what: 'texts of payment types',
    home: 'shared/src/messages.de.json',
    copy: /payment\.INVOICE_KLARNA"\s*:|Rechnung mit Klarna/,
    not: {
      'shared/src/messages.en.json': 'the same texts in English',
      'header-mfe/src/features/footer/footer.widget.tsx': 'example of a prop in the catalogue for editors',
    },
  },
  {
    what: 'undo time',
    home: 'shared/src/rules/shop-rules.ts',
    copy: /\b(UNDO|WITH_ACTION)\w*\s*=\s*\d|autoclose:\s*10_?000/,
  },
  {
    what: 'lifetimes of links in mails',
    home: 'shared/src/rules/shop-rules.ts',
    copy: /_LINK_(HOURS|MINUTES)\s*=|(confirm|reset):\s*\d|(?:Link|gilt|innerhalb von)[^"'`]*\b(30 Minuten|24 Stunden)/,
  },
  {
    what: 'time zone of the shop',
    home: 'shared/src/time/berlin-time.ts',
    copy: /['"`]Europe\/Berlin['"`]/,
    not: {
      'apps/shop-api/src/database/migrations/0016_gift_cards.sql':
        'SQL imports nothing; migrations stay as applied',
      'apps/shop-api/src/database/migrations/0030_light_cart_reads.sql':
        'SQL imports nothing; migrations stay as applied',
      'apps/shop-api/src/database/migrations/0073_persons.sql':
        'SQL imports nothing; migrations stay as applied',
      'apps/shop-api/src/benefits/database/functions/redeem_gift_card.sql': 'SQL imports nothing',
      'apps/shop-api/src/selling/database/functions/benefits_of_cart.sql': 'SQL imports nothing',
    },
  },
  {
    what: 'calendar of holidays',
    home: 'shared/src/time/holidays.ts',
    copy: /from 'feiertagejs'|easter(?!n)/i,
  },
  {
    what: 'breakpoints',
    home: 'shared/src/ui/breakpoints.json',
    copy: /\((?:min|max)-width:\s*[\d.]+px\)|"laptop":\s*\d/,
    not: {
      'cart-mfe/src/features/cart/CartSection.module.css': 'width of a cart that has its sums beside it',
      'cart-mfe/src/features/cart/summary/Proceed.module.css': 'width of a cart that has its sums beside it',
      'cart-mfe/src/features/cart/summary/SummaryFrame.module.css':
        'width of a cart that has its sums beside it',
      'search-mfe/src/features/product-details/StickyBar.module.css': 'width at which its own button breaks',
      'shared/src/product/ProductTile.module.css': 'width at which its own price breaks',
      'storefinder-mfe/src/features/store-tile/Dropdown.module.css': 'content width and its gutters',
    },
  },
];

const SOURCE = /\.(tsx?|css|sql|json)$/;
const LEFT_OUT =
  /(^|\/)(node_modules|dist|\.cache|testing)\/|\.(test|examples)\.tsx?$|(fixtures|test-data|example-products)\.tsx?$|package\.json$/;
const WITHOUT_COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const packages = [
  ...['shared', 'shell'],
  ...['account', 'cart', 'content', 'header', 'platform', 'prohibis', 'search', 'storefinder'].map(
    (name) => `${name}-mfe`,
  ),
  ...['apps/shop-api', 'apps/cms', 'apps/registry', 'apps/all-in-one'],
];
const files = packages
  .flatMap((name) => ['src', 'content', 'assets'].flatMap((part) => filesBelow(join(PROJECT, name, part))))
  .map((file) => relative(PROJECT, file))
  .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file))
  .map((file) => ({ file, text: readFileSync(join(PROJECT, file), 'utf8').replace(WITHOUT_COMMENTS, '') }));

it.each(SOURCES)('$what: one source', ({ home, copy, not = {} }) => {
  const found = files.filter(({ text }) => copy.test(text)).map(({ file }) => file);

  expect(found.filter((file) => !(file in not))).toEqual([home]);
});

it.each(SOURCES.filter(({ not }) => not))('$what: every exception still exists', ({ copy, not }) => {
  const found = files.filter(({ text }) => copy.test(text)).map(({ file }) => file);

  expect(Object.keys(not).filter((file) => !found.includes(file))).toEqual([]);
});
