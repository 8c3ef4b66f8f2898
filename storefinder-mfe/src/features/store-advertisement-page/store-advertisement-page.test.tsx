import { readStoreFlyers } from '@fachwerk/shared/calls';
import type { StoreFlyers } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { fillPageHead } from '@fachwerk/shared/widget';
import { screen, within } from '@testing-library/react';
import { messages } from '../../testing/store-fixtures';
import { storeAdvertisementPage } from './store-advertisement-page.widget';

const found: StoreFlyers = {
  type: 'baumarkt',
  label: 'Baumarkt',
  flyers: [
    {
      title: 'Angebote der Woche',
      isActive: true,
      validity: '30.11.2026 - 05.12.2026',
      image: { src: '/media/1.webp', alt: '' },
      url: '/media/1.pdf',
    },
  ],
  openingOffers: [
    {
      name: 'Länger geöffnet im Advent',
      start: '2026-11-29T23:00:00.000Z',
      end: '2026-12-23T21:59:59.000Z',
      isActive: true,
      text: '30.11.2026 - 23.12.2026',
      openingHours: { mon: [{ from: '08:00', to: '21:00' }] },
      stores: [
        { name: 'Fachwerk Chemnitz', url: '/stores/chemnitz-1017/' },
        { name: 'Fachwerk Zwickau', url: '/stores/zwickau-1015/' },
      ],
    },
  ],
  types: [
    { type: 'baumarkt', label: 'Baumarkt' },
    { type: 'kompakt', label: 'Kompakt' },
  ],
};

const visit = (answer: () => StoreFlyers) =>
  renderWidget(
    storeAdvertisementPage,
    { type: 'baumarkt' },
    {
      messages,
      url: 'https://shop.example/prospekte/baumarkt/?utm=1',
      answers: [answerTo(readStoreFlyers, answer)],
    },
  );

it('shows flyers and other hours of a type of stores, and leads to the other types', async () => {
  const { platform, loaded } = await visit(() => found);

  expect(platform.calls[0]?.query).toEqual({ type: 'baumarkt' });
  expect(screen.getByRole('heading', { level: 1, name: 'Prospekte: Baumarkt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Angebote der Woche' })).toHaveAttribute('href', '/media/1.pdf');
  const offers = within(screen.getByRole('region', { name: 'Besondere Öffnungszeiten' }));
  expect(offers.getByText('30.11.2026 - 23.12.2026')).toBeVisible();
  expect(offers.getByText('In 2 Märkten')).toBeVisible();
  expect(offers.getByRole('link', { name: 'Fachwerk Zwickau' })).toHaveAttribute(
    'href',
    '/stores/zwickau-1015/',
  );
  const flyers = within(screen.getByRole('region', { name: 'Prospekte' }));
  expect(flyers.getByText('In allen Märkten')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kompakt' })).toHaveAttribute('href', '../kompakt/');
  expect(screen.queryByRole('link', { name: 'Baumarkt' })).not.toBeInTheDocument();
  expect(fillPageHead(loaded?.page ?? {}, messages)).toMatchObject({
    title: 'Prospekte: Baumarkt',
    canonical: 'https://shop.example/prospekte/baumarkt/',
  });
});

it('says that there is no flyer', async () => {
  await visit(() => ({ ...found, flyers: [], openingOffers: [] }));

  expect(screen.getByText('Zurzeit gibt es keinen Prospekt.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Besondere Öffnungszeiten' })).not.toBeInTheDocument();
});

it.each([
  ['a type that does not exist', 400, 404, 'Diese Prospekte gibt es nicht.'],
  ['a shop that does not answer', 500, 503, 'Die Prospekte konnten nicht geladen werden.'],
])('is no page of search engines for %s', async (_what, status, expected, headline) => {
  const { loaded } = await visit(() => {
    throw new HttpError('bad-response', 'for the test', status);
  });

  expect(loaded?.page).toMatchObject({ status: expected, robots: 'noindex' });
  expect(screen.getByRole('heading', { level: 1, name: headline })).toBeVisible();
});
