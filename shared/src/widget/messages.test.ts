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

it('shows the key where a text is missing, and the placeholder where a value is', () => {
  expect(formatMessage(messages, 'cart.unknown')).toBe('cart.unknown');
  expect(formatMessage(messages, 'cart.hello')).toBe('Hallo {name}, {name}!');
});

it('takes values as they are, whatever they contain', () => {
  expect(formatMessage(messages, 'cart.hello', { name: '$& {name} <b>' })).toBe(
    'Hallo $& {name} <b>, $& {name} <b>!',
  );
});

it('has no texts for names of object methods', () => {
  expect(formatMessage(messages, 'constructor')).toBe('constructor');
});
