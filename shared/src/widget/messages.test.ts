import { formatMessage } from './messages';

const messages = {
  'cart.title': 'Warenkorb',
  'cart.hello': 'Hallo {name}, {name}!',
  'cart.items.one': '{count} Artikel',
  'cart.items.other': '{count} Artikel im Warenkorb',
  'cart.total': 'Summe für {count}',
};

it.each([
  ['cart.title', {}, 'Warenkorb'],
  ['cart.hello', { name: 'Ada' }, 'Hallo Ada, Ada!'],
  ['cart.items', { count: 1 }, '1 Artikel'],
  ['cart.items', { count: 0 }, '0 Artikel im Warenkorb'],
  ['cart.items', { count: 7 }, '7 Artikel im Warenkorb'],
  ['cart.total', { count: 2 }, 'Summe für 2'],
  ['cart.items', { count: 99_999 }, '99.999 Artikel im Warenkorb'],
  ['cart.total', { count: 12.5 }, 'Summe für 12,5'],
  ['cart.hello', { name: '2026' }, 'Hallo 2026, 2026!'],
])('%s with %j reads "%s"', (key, values, text) => {
  expect(formatMessage(messages, key, values)).toBe(text);
});

it('shows the words of the key where a text is missing, and the placeholder where a value is', () => {
  expect(formatMessage(messages, 'cart.line.onlinePrice')).toBe('Online price');
  expect(formatMessage(messages, 'cart.hello')).toBe('Hallo {name}, {name}!');
});

it('takes values as they are, whatever they contain', () => {
  expect(formatMessage(messages, 'cart.hello', { name: '$& {name} <b>' })).toBe(
    'Hallo $& {name} <b>, $& {name} <b>!',
  );
});

it('has no texts for names of object methods', () => {
  expect(formatMessage(messages, 'constructor')).toBe('Constructor');
});

it.each([
  ['cart.toCheckout', 'To checkout'],
  ['checkout.fault.SOLD_OUT', 'Sold out'],
  ['withdrawal.statement.all-lines', 'All lines'],
  ['plain', 'Plain'],
])('reads the key %s without a text as "%s"', (key, words) => {
  expect(formatMessage({}, key)).toBe(words);
});

const pieces = {
  'pieces.one': '{count} sztuka',
  'pieces.few': '{count} sztuki',
  'pieces.many': '{count} sztuk',
  'pieces.other': '{count} sztuki (część)',
  'boxes.other': '{count} pudełek',
  bags: 'torby: {count}',
};
it.each([
  [1, '1 sztuka'],
  [3, '3 sztuki'],
  [5, '5 sztuk'],
  [22, '22 sztuki'],
])('has the plural of %d in languages with more than two forms', (count, text) => {
  expect(formatMessage(pieces, 'pieces', { count }, 'pl')).toBe(text);
});

it('takes the text for all other numbers where a plural category has none, and else the plain one', () => {
  expect(formatMessage(pieces, 'boxes', { count: 3 }, 'pl')).toBe('3 pudełek');
  expect(formatMessage(pieces, 'bags', { count: 3 }, 'pl')).toBe('torby: 3');
});

it('writes numbers of English pages as the English do', () => {
  const english = { 'hits.one': '{count} product', 'hits.other': '{count} products' };

  expect(formatMessage(english, 'hits', { count: 1 }, 'en-DE')).toBe('1 product');
  expect(formatMessage(english, 'hits', { count: 99_999.5 }, 'en-DE')).toBe('99,999.5 products');
});
