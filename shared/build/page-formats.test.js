/** @jest-environment node */
const { readdirSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const ts = require('typescript');
const { PROJECT, filesBelow } = require('./sources');

/** Pages of employees and operators are German. */
const GERMAN = /^(platform-mfe|storefinder-mfe\/src\/features\/store-desk)\//;
/** Without these no widget; what they are is stated beside them. */
const HOMES = {
  'shared/src/format/price-text.ts': 'writes amounts in the locale of the page',
  'shared/src/rules/unit-price-to-show.ts': 'compares two amounts',
  'shared/src/rules/countries.ts': 'names countries in each language; servers pass no locale',
  'shared/src/rules/postal-address.ts': 'servers pass no locale',
  'shared/src/format/shop-locale.ts': 'declares the locale of servers',
  'shared/src/format/format-locale.ts': 'chooses the locale',
  'shared/src/format/format-number.ts': 'has a formatter for each locale',
  'shared/src/format/display-names.ts': 'has names for each locale',
  'shared/src/format/formatters.ts': 'has a formatter for each locale',
  'shared/src/format/plural-category.ts': 'has rules for each locale',
  'shared/src/format.ts': 'names what the folder offers',
  'shared/src/time/date-texts.ts': 'servers pass no locale',
  'shared/src/time/berlin-time.ts': 'reads parts of instants',
  'shared/src/widget/messages.ts': 'has a default for tests',
  'shared/src/catalogue-format/language-text.ts': 'reads a catalogue',
  'search-mfe/src/features/product-list/range-value.ts': 'reads addresses, which have no language',
  'search-mfe/src/expectations.ts': 'states what answers contain',
};
const NOT_SHOWN = /\.test\.tsx?$|\/testing\/|fixtures?\.tsx?$|example-products|\/contracts\//;

const allSources = ['shared', ...readdirSync(PROJECT).filter((name) => name.endsWith('-mfe'))]
  .flatMap((name) => filesBelow(join(PROJECT, name, 'src')))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: relative(PROJECT, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
  .filter(({ file }) => !NOT_SHOWN.test(file));
const sources = allSources.filter(({ file }) => !GERMAN.test(file));

const filesWith = (pattern) =>
  sources
    .filter(({ text }) => pattern.test(text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '')))
    .map(({ file }) => file);

it.each([
  ['the German text of an amount', /\bdisplayValue\b/],
  ['the locale of servers', /\bSHOP_LOCALE\b/],
  ['formats of the platform', /\bIntl\.\w+|\.toLocale\w+String\(/],
])('widgets for shoppers do not use %s', (_what, pattern) => {
  expect(filesWith(pattern).filter((file) => !(file in HOMES))).toEqual([]);
});

const DATE_TEXTS =
  /^(short)?(dayText|dayAndTimeText|dayAndMonthText|(short)?[wW]eekDayText|untilText|shortDateText)$/;

/** Calls of `date-texts.ts` without a locale: "shared/src/x.tsx: dayText(day)". */
function germanDates({ file, text }) {
  if (!/(?:Day|day|until|Date)\w*Text\b/.test(text) || file in HOMES) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  (function visit(node) {
    if (
      ts.isCallExpression(node) &&
      DATE_TEXTS.test(node.expression.getText(source)) &&
      node.arguments.length < 2
    )
      found.push(`${file}: ${node.getText(source)}`);
    ts.forEachChild(node, visit);
  })(source);
  return found;
}

it('widgets for shoppers write dates in the locale of the page', () => {
  expect(sources.flatMap(germanDates)).toEqual([]);
});

it('finds what it forbids', () => {
  expect(germanDates({ file: 'x.tsx', text: 'dayText(parseInstant(at)); dayText(at, shopLocale)' })).toEqual([
    'x.tsx: dayText(parseInstant(at))',
  ]);
  expect(sources.length).toBeGreaterThan(500);
});

/** Attributes, props and fields that visitors read or hear. */
const READ =
  /^(alt|title|label|headline|hint|placeholder|aria-(label|description|placeholder|roledescription|valuetext))$|^(heading|caption|summary|tooltip)$|^\w+(Label|Text|Title|Hint|Heading)$/;
/** Fields of objects, e.g. of a notice. */
const FIELD = /^(text|message)$/;
/** What shows its text. */
const SHOWS = /\.setCustomValidity$/;
const SET = /\.(title|textContent|innerText|placeholder|ariaLabel)$/;
/** The same in every language: the brand, and what a regulation prescribes. */
const SAME = {
  'account-mfe/src/card/CardPicture.tsx': 'the brand on the card',
  'search-mfe/src/features/energy-label/EnergyLabelPicture.tsx': 'the energy label of the EU',
  'search-mfe/src/features/product-details/MarkingNotes.tsx': 'the marking of the EU',
};
const FOR_DEVELOPERS = {
  'shared/src/bus/message-fault.ts': 'a fault of a message on the bus',
  'shared/src/widget/define-widget.tsx': 'a fault of props',
};
/** Descriptions and examples for editors, and names of the shop's data. */
const FOR_EDITORS =
  /\.widget\.tsx?$|\.props\.ts$|-settings\.ts$|^content-mfe\/src\/parts\/|examples?\.tsx$|expectations/;
const GERMAN_DATA = {
  'shared/src/catalogue-format/catalogue-types.ts': 'units of a catalogue',
  'shared/src/rules/countries.ts': 'names that the API writes',
  'shared/src/rules/gift-card-rules.ts': 'names of products',
  'shared/src/rules/form-rules.ts': 'characters of names',
  'shared/src/rules/withdrawal-lines.ts': 'a German mail',
  'shared/src/rules/trade-units.ts': 'spellings that lists have',
  'shared/src/time/federal-states.ts': 'names of places',
  'shared/src/time/holidays.ts': 'names that the API writes',
};

/** The literals that an expression may become: both branches of a condition, parts of a sum or a template. */
function literalsOf(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.flatMap((part) => [...literalsOf(part.expression), part.literal.text]),
    ];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return literalsOf(node.right);
    return SUMS.includes(kind) ? [node.left, node.right].flatMap(literalsOf) : [];
  }
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isJsxExpression(node)
    ? literalsOf(node.expression)
    : [];
}
const SUMS = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
/** A name in an attribute, e.g. of a class, is one word in small letters. */
const isShown = (text) => /^\s*\p{Lu}\p{Ll}|\p{L} +\p{L}/u.test(text);
const isWord = (text) => /\p{L}{2}/u.test(text);

/** What code shows outside of the texts of elements. */
function shownBy(node, source) {
  const nameOf = ({ name }) => name.getText(source).replace(/['"]/g, '');
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? [] : literalsOf(node).filter(isWord);
  if (ts.isJsxAttribute(node))
    return READ.test(nameOf(node)) ? literalsOf(node.initializer).filter(isShown) : [];
  if (ts.isPropertyAssignment(node)) {
    const isRead = READ.test(nameOf(node)) || FIELD.test(nameOf(node));
    return isRead ? literalsOf(node.initializer).filter(isShown) : [];
  }
  if (ts.isCallExpression(node))
    return SHOWS.test(node.expression.getText(source))
      ? node.arguments.flatMap(literalsOf).filter(isWord)
      : [];
  const isSet = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isSet && SET.test(node.left.getText(source)) ? literalsOf(node.right).filter(isWord) : [];
}

/** Words in the code of a component that visitors see, and texts with German letters anywhere in it. */
function wordsIn({ file, text }) {
  if (file in SAME || file in GERMAN_DATA || file in FOR_DEVELOPERS || FOR_EDITORS.test(file)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const add = (words) => found.push(`${file}: ${words.trim()}`);
  (function visit(node) {
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) add(node.text);
    shownBy(node, source).forEach(add);
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && /[äöüßÄÖÜ„]/.test(node.text)) add(node.text);
    ts.forEachChild(node, visit);
  })(source);
  return found;
}

// Also in layers, which examples of widgets do not open; pages for employees have keys, too.
it('no words are written in the code of widgets', () => {
  expect(allSources.flatMap(wordsIn)).toEqual([]);
});

it.each([
  ['<p>Warenkorb</p>', 'Warenkorb'],
  ['<button aria-label="Schließen" />', 'Schließen'],
  ['<img alt="Bild" />', 'Bild'],
  ["<img alt={'Bild'} />", 'Bild'],
  ['<img alt={`Bild ${count}`} />', 'Bild'],
  ["<p>{'Warenkorb'}</p>", 'Warenkorb'],
  ["<p>{isOpen ? 'offen' : ''}</p>", 'offen'],
  ["<p>{count > 0 && 'neu'}</p>", 'neu'],
  ["<p>{name ?? 'Gast'}</p>", 'Gast'],
  ["<p>{count + ' Artikel'}</p>", 'Artikel'],
  ['<Dialog closeLabel="Zu" />', 'Zu'],
  ["notify(bus, { text: 'Im Warenkorb' })", 'Im Warenkorb'],
  ["input.setCustomValidity('leer')", 'leer'],
  ["document.title = 'Warenkorb'", 'Warenkorb'],
  ['const text = `Für ${name}`', 'Für'],
  ["notify('Gelöscht')", 'Gelöscht'],
])('finds the words of %s', (text, words) => {
  expect(wordsIn({ file: 'x.tsx', text })).toContain(`x.tsx: ${words}`);
});

const wordsOfStyles = (css) =>
  [...css.matchAll(/\bcontent:[^;}]*?(["'])((?:(?!\1).)*\p{L}{2}(?:(?!\1).)*)\1/gu)].map(
    ([, , words]) => words,
  );

it('no words are written in styles', () => {
  const styles = ['shared', ...readdirSync(PROJECT).filter((name) => name.endsWith('-mfe'))]
    .flatMap((name) => filesBelow(join(PROJECT, name, 'src')))
    .filter((file) => file.endsWith('.css'));

  expect(styles.length).toBeGreaterThan(100);
  expect(styles.filter((file) => wordsOfStyles(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  expect(wordsOfStyles("a::after { content: 'Neu' } b::after { content: '\\201c' }")).toEqual(['Neu']);
});

it('lists only files that exist', () => {
  const files = allSources.map(({ file }) => file);
  const listed = Object.keys({ ...HOMES, ...SAME, ...GERMAN_DATA, ...FOR_DEVELOPERS });

  expect(listed.filter((file) => !files.includes(file))).toEqual([]);
});
