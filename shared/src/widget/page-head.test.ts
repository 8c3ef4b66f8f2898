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
