import { fillPageHead } from './page-head';

it('fills in the texts that are valid at the moment, and keeps everything else', () => {
  const head = {
    status: 404,
    title: { key: 'head.category.title', values: { name: 'Farben' } },
    description: 'Ein eigener Satz.',
  };

  expect(fillPageHead(head, { 'head.category.title': '{name} günstig' })).toEqual({
    status: 404,
    title: 'Farben günstig',
    description: 'Ein eigener Satz.',
  });
  expect(fillPageHead({ robots: 'noindex' }, {})).toEqual({ robots: 'noindex' });
});
