import { fillPageHead } from './page-head';

it('fills in the texts that are valid at the moment, and keeps everything else', () => {
  const head = {
    status: 404,
    title: { key: 'head.category.title', values: { name: 'Farben' } },
    description: 'Ein eigener Satz.',
    skipLink: { id: 'artikel', text: { key: 'head.skip.items' } },
  };
  const texts = { 'head.category.title': '{name} günstig', 'head.skip.items': 'Zu den Artikeln' };

  expect(fillPageHead(head, texts)).toEqual({
    status: 404,
    title: 'Farben günstig',
    description: 'Ein eigener Satz.',
    skipLink: { id: 'artikel', text: 'Zu den Artikeln' },
  });
  expect(fillPageHead({ robots: 'noindex' }, {})).toEqual({ robots: 'noindex' });
});

it('fills texts into texts, in the format of the page', () => {
  const texts = {
    'card.title': 'Card “{name}”',
    'card.thanks': 'Thank you',
    'list.title': '{total} products',
  };

  expect(fillPageHead({ title: { key: 'card.title', texts: { name: 'card.thanks' } } }, texts)).toEqual({
    title: 'Card “Thank you”',
  });
  expect(fillPageHead({ title: { key: 'list.title', values: { total: 1234 } } }, texts, 'en-DE')).toEqual({
    title: '1,234 products',
  });
});
