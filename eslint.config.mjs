import { readdirSync } from 'node:fs';
import stylistic from '@stylistic/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { datesFromText } from './.ci/dates-from-text.mjs';
import { functionLimits } from './.ci/function-limits.mjs';
import { writtenAddresses } from './.ci/written-addresses.mjs';

const microFrontends = readdirSync(import.meta.dirname).filter((name) => name.endsWith('-mfe'));

/** Imports go one way: shared <- micro-frontends, shell, apps. `docs/architecture.md` says why. */
const forbid = (...patterns) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: patterns.map(([group, message]) => ({ group, message })),
    },
  ],
});
const noMicroFrontend = [
  ['@fachwerk/*-mfe', '@fachwerk/*-mfe/**', '**/*-mfe/**'],
  'No code imports a micro-frontend: mount its widget by name, or talk over the bus.',
];
const apps = ['cms', 'demo-catalogue', 'payment-sandbox', 'pictures', 'registry', 'shop-api'];
const noAppsBut = (...allowed) => [
  [
    '**/apps/**',
    ...apps
      .filter((name) => !allowed.includes(name))
      .flatMap((name) => [`@fachwerk/${name}`, `@fachwerk/${name}/**`]),
  ],
  'Apps are reached over HTTP only.',
];
const noApps = noAppsBut();
const noShell = [['@fachwerk/shell', '**/shell/**'], 'No package imports the shell.'];
const noSource = [['**/src/**'], 'Import another package by its name, not by the path of its source.'];
const noTimers = [
  ['timers/promises', 'node:timers/promises'],
  'Wait for what the visitor sees, not for a time.',
];
const noShared = [
  ['@fachwerk/*'],
  'shared depends on nothing else in this repository; inside it use relative imports.',
];

const plainProperties = {
  selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
  message: 'Write the properties themselves: { a, b, c } instead of { ...{ a, b }, c }.',
};
/** ESLint takes the last setting of a rule only: this one keeps what holds everywhere. */
const restrictSyntax = (...selectors) => ({
  'no-restricted-syntax': ['error', plainProperties, ...selectors],
});

/** A fixed time is too short on a busy machine, and a click by script passes what covers an element. */
const noSleeps = [
  {
    selector: 'CallExpression[callee.name=/^(setTimeout|setInterval)$/]',
    message: 'Wait for what the visitor sees, or let the test decide when an answer arrives.',
  },
  {
    selector: 'MemberExpression[property.name="waitForTimeout"]',
    message: 'Wait for what the visitor sees: await expect(...).toBeVisible().',
  },
];
const noRawInput = [
  {
    selector: 'ExpressionStatement > CallExpression[callee.property.name="click"]',
    message: 'Click a locator outside of evaluate.',
  },
  {
    selector: 'CallExpression[callee.property.name="dispatchEvent"]',
    message: 'Act on a locator, or use the steps of e2e/pointer-steps.ts.',
  },
  {
    selector: 'MemberExpression[object.name=/page/i][property.name="mouse"]',
    message: 'Act on a locator, or use the steps of e2e/pointer-steps.ts.',
  },
];

/** webpack leaves out what nothing uses of a module only where the import is destructured. */
const namedImports = [
  {
    selector: 'MemberExpression > AwaitExpression.object > ImportExpression',
    message: "Write `const { name } = await import('...')`: otherwise all that the module exports is loaded.",
  },
];

const oneEmailField = [
  {
    selector: 'JSXAttribute[name.name="type"][value.value="email"]',
    message: 'Use EmailField of @fachwerk/shared/forms: it questions misspelled domains.',
  },
];

/** Longer, or with more state, than a function may be. The list only shrinks: lint names what must go. */
const longFunctions = [
  'CategoryNavigation',
  'createAttempt',
  'createBus',
  'createCartRepository',
  'createPaymentService',
  'createStripeProvider',
  'createTelemetry',
  'customerRepository',
  'planSource',
  'processGroup',
  'productRoutes',
  'RollOutDialog',
  'scanEncoding',
  'SearchFlyout',
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**', '**/.cache/**', '**/.fachwerk/**'] },
  // Checked by Angular's compiler, with a tsconfig.json of its own.
  { ignores: ['docs/guides/examples/angular/**/*.ts'] },
  {
    plugins: { 'import-sort': importSort, stylistic },
    rules: {
      // Node, packages, parents, siblings; without blank lines between them.
      'import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^\\.\\.', '^\\.']] }],
      // Prettier breaks code; only comments are checked.
      'stylistic/max-len': ['error', { code: 10_000, comments: 110, ignoreUrls: true }],
      // "Of the order" says not what: "Names the order".
      'no-warning-comments': ['error', { terms: ['of'], location: 'start' }],
      ...restrictSyntax(),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: {
      // One program for all packages: half the time of one for each.
      parserOptions: { project: '.ci/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-shadow': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  { files: ['shared/**/*.{ts,tsx}'], rules: forbid(noShared) },
  ...microFrontends.map((name) => ({
    files: [`${name}/**/*.{ts,tsx}`],
    rules: {
      ...forbid(noMicroFrontend, noApps, noShell),
      ...restrictSyntax(...oneEmailField, ...namedImports),
    },
  })),
  { files: ['shell/**/*.{ts,tsx}'], rules: forbid(noMicroFrontend, noApps) },
  {
    files: ['apps/{cli,database,server-kit,shop-api,cms,payment-sandbox,pictures,registry}/**/*.{ts,tsx}'],
    rules: forbid(noMicroFrontend, noApps, noShell, noSource),
  },
  // The demonstration catalogue writes the addresses of pictures.
  {
    files: ['apps/demo-catalogue/**/*.ts'],
    rules: forbid(noMicroFrontend, noAppsBut('pictures'), noShell, noSource),
  },
  // Search and import are tested on the demonstration catalogue, payments against the sandbox.
  {
    files: ['apps/shop-api/**/*.test.ts'],
    rules: forbid(noMicroFrontend, noAppsBut('demo-catalogue', 'payment-sandbox'), noShell, noSource),
  },
  { files: ['apps/all-in-one/**/*.{ts,tsx}'], rules: forbid(noMicroFrontend, noShell, noSource) },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.d.ts', 'e2e/**'],
    plugins: {
      fachwerk: {
        rules: {
          'dates-from-text': datesFromText,
          'function-limits': functionLimits,
          'written-addresses': writtenAddresses,
        },
      },
    },
    rules: {
      'fachwerk/dates-from-text': 'error',
      'fachwerk/function-limits': ['error', { lines: 125, variables: 4, exceptions: longFunctions }],
      'fachwerk/written-addresses': 'error',
    },
  },
  // Operators and suppliers give files in other encodings than UTF-8.
  {
    files: ['apps/shop-api/src/**/*.ts', 'apps/cms/src/content/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: restrictSyntax(
      {
        selector: 'CallExpression[callee.name=/^readFile(Sync)?$/][arguments.1.value=/^utf-?8$/]',
        message: 'Read text of operators with readTextFile of @fachwerk/server-kit/text-file.',
      },
      {
        selector: 'CallExpression[callee.name="createInterface"]',
        message: 'Read lines with readTextLines of @fachwerk/server-kit/text-file.',
      },
    ),
  },
  // The browser does not run a static part before its props change.
  {
    files: ['**/*.static.tsx'],
    rules: restrictSyntax(
      {
        selector: 'CallExpression[callee.name=/^use(?!Messages$|Platform$|PriceText$|Id$)/]',
        message: 'A static part has no state, effects or topics: move them into the component around it.',
      },
      {
        selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
        message: 'The kept HTML of a static part has no handlers: handle the event around the part.',
      },
    ),
  },
  {
    files: ['e2e/**/*.{ts,tsx}'],
    rules: {
      ...forbid(noMicroFrontend, noApps, noShell),
      'no-console': 'off',
      // `use` is the callback of Playwright's fixtures.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  // Benchmarks and their stand-ins for pages are no tests.
  {
    files: ['e2e/**/*.ts'],
    // Slow servers are the subject of stories in other engines, whose drivers move the pointer.
    ignores: ['e2e/bench/**', 'e2e/engines/**'],
    rules: {
      ...forbid(noMicroFrontend, noApps, noShell, noTimers),
      ...restrictSyntax(...noSleeps, ...noRawInput),
    },
  },
  { files: ['e2e/pointer-steps.ts'], rules: restrictSyntax(...noSleeps) },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.base],
    rules: { eqeqeq: ['error', 'always', { null: 'ignore' }], 'no-var': 'error', 'prefer-const': 'error' },
  },
);
