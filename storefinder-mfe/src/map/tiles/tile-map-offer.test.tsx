import { renderWidget } from '@fachwerk/shared/testing';
import { defineWidget } from '@fachwerk/shared/widget';
import { waitFor } from '@testing-library/react';
import { TileMapOffer } from './TileMapOffer';

jest.mock('./AgreedTileMap', () => {
  throw new Error('The file is gone.');
});

it('leaves no empty place where its file does not load', async () => {
  const { container } = await renderWidget(
    defineWidget({
      name: 'offer',
      title: 'Karte',
      description: 'Karte',
      examples: [],
      component: () => (
        <TileMapOffer stores={[]}>
          <p>Die eigene Karte</p>
        </TileMapOffer>
      ),
      hydrate: 'load',
      messages: [],
    }),
    {},
    {
      config: {
        pageUrls: { start: '/', search: '/search/', basket: '/basket/' },
        mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', provider: 'K', credit: [], maxZoom: 19 },
      },
    },
  );

  await waitFor(() => expect(container.querySelector('.place')).toBeNull());
  expect(container).toHaveTextContent(/^Die eigene Karte$/);
});
