import { searchStores } from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { defineWidget } from '@fachwerk/shared/widget';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import messages from '../../messages.de.json';
import { aResult, aSearch, deutz } from '../../testing/store-fixtures';
import { TileMapOffer } from './TileMapOffer';

const TILES = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  provider: 'Karten GmbH',
  credit: [{ text: '© ' }, { text: 'Karten GmbH', href: 'https://karten.example/' }],
  maxZoom: 19,
};
const PAGES = { start: '/', search: '/search/', basket: '/basket/', privacy: '/datenschutz/' };
const STORES = [
  { id: '1', name: 'Fachwerk Köln-Deutz', latitude: 50.94, longitude: 6.98, href: '/stores/koeln-deutz-1/' },
  { id: '2', name: 'Fachwerk Ulm', latitude: 48.4, longitude: 9.99, href: '/stores/ulm-2/' },
];

const offerOf = (stores: ComponentProps<typeof TileMapOffer>['stores']) =>
  defineWidget({
    name: 'offer',
    title: 'Karte',
    description: 'Karte',
    examples: [],
    component: () => (
      <TileMapOffer stores={stores} chosen="2">
        <p>Die eigene Karte</p>
      </TileMapOffer>
    ),
    hydrate: 'load',
    messages: ['tileMap.'],
  });
const offer = offerOf(STORES);
const visit = (mapTiles: typeof TILES | null = TILES, widget = offer, answers: AnswerTo[] = []) =>
  renderWidget(widget, {}, { messages, answers, config: { pageUrls: PAGES, ...(mapTiles && { mapTiles }) } });

const question = () => screen.findByRole('button', { name: 'Karte von Karten GmbH laden' });
const tilesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map(({ src }) => src).filter((src) => src.includes('tiles.example'));
const shownMap = async () => {
  const button = await screen.findByRole('button', { name: 'Fachwerk Köln-Deutz' });
  return button.closest('section') as HTMLElement;
};

beforeEach(() => {
  localStorage.clear();
  // Leaflet keeps the place of the page when the map gets the focus.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

it('is absent where the operator has set no tile server', async () => {
  const { container } = await visit(null);

  expect(container).toHaveTextContent(/^Die eigene Karte$/);
});

it('reserves its place in the HTML of the server, where nothing can be asked yet', async () => {
  const { platform } = await visit();
  const html = renderToString(<offer.Root props={{}} data={undefined} platform={platform} />);

  expect(html).toBe('<div><p>Die eigene Karte</p></div><div class="place"></div>');
});

it('asks first, with the provider, what is sent, and the way to the privacy policy', async () => {
  const { container } = await visit();
  await question();

  expect(
    screen.getByText(/kommt direkt von Karten GmbH\. Ihr Browser sendet dann Ihre IP-Adresse/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mehr zum Datenschutz' })).toHaveAttribute(
    'href',
    '/datenschutz/#karte',
  );
  expect(screen.getByRole('checkbox', { name: 'Auf diesem Gerät merken' })).not.toBeChecked();
  expect(screen.getByText('Die eigene Karte')).toBeVisible();
  expect(tilesIn(container)).toEqual([]);
  await expectNoAxeViolations(container);
});

it('shows tiles, pins with names and the credit after the consent, and keeps nothing', async () => {
  const { container } = await visit();
  await userEvent.click(await question());
  const map = await shownMap();

  expect(map).toHaveFocus();
  expect(tilesIn(map).length).toBeGreaterThan(0);
  expect(map.querySelector('img')).toHaveProperty('referrerPolicy', 'strict-origin-when-cross-origin');
  expect(within(map).getByRole('button', { name: 'Fachwerk Ulm, hervorgehoben' })).toBeVisible();
  expect(within(map).getByRole('link', { name: 'Karten GmbH' })).toHaveAttribute(
    'href',
    'https://karten.example/',
  );
  expect(screen.getByText('Die eigene Karte')).not.toBeVisible();
  expect(localStorage).toHaveLength(0);
  await expectNoAxeViolations(container);
});

it('asks for the positions of the stores with the consent only', async () => {
  const { platform } = await visit(TILES, offerOf({ filters: { services: ['CUTTING'] }, limit: 200 }), [
    answerTo(searchStores, aSearch({ results: [aResult(deutz)] })),
  ]);
  await question();
  expect(platform.calls).toEqual([]);

  await userEvent.click(await question());
  const map = await shownMap();
  await userEvent.click(within(map).getByRole('button', { name: 'Fachwerk Köln-Deutz' }));

  expect(platform.calls.map(({ query }) => query)).toEqual([{ services: ['CUTTING'], limit: 200 }]);
  expect(within(map).getByRole('link', { name: deutz.name })).toHaveAttribute('href', deutz.url);
});

it('starts in a closed part of the page when that is opened', async () => {
  localStorage.setItem('storefinder:map-agreed', 'https://tiles.example');
  const { container } = await renderWidget(
    defineWidget({
      name: 'closed',
      title: 'Karte',
      description: 'Karte',
      examples: [],
      component: () => (
        <details>
          <TileMapOffer stores={STORES}>
            <p>Die eigene Karte</p>
          </TileMapOffer>
        </details>
      ),
      hydrate: 'load',
      messages: ['tileMap.'],
    }),
    {},
    { messages, config: { pageUrls: PAGES, mapTiles: TILES } },
  );
  expect(await screen.findByText('Die eigene Karte')).not.toBeVisible();
  await waitFor(() => expect(container.querySelector('[aria-label="Karte vergrößern"]')).not.toBeNull());
  expect(tilesIn(container)).toEqual([]);

  const heights = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  fireEvent(container.querySelector('details')!, new Event('toggle'));

  expect(tilesIn(container).length).toBeGreaterThan(0);
  heights.mockRestore();
});

it('is one sentence where the shop does not answer', async () => {
  await visit(TILES, offerOf({ limit: 200 }));
  await userEvent.click(await question());

  expect(await screen.findByRole('alert')).toHaveTextContent('Die Karte kann gerade nicht geladen werden.');
});

it('opens the name of a store with its page, and closes it with Escape', async () => {
  await visit();
  await userEvent.click(await question());
  const map = await shownMap();
  await userEvent.click(within(map).getByRole('button', { name: 'Fachwerk Köln-Deutz' }));

  const link = within(map).getByRole('link', { name: 'Fachwerk Köln-Deutz' });
  expect(link).toHaveAttribute('href', '/stores/koeln-deutz-1/');
  expect(link).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(link).not.toBeInTheDocument();
  expect(within(map).getByRole('group', { name: 'Karte mit Märkten' })).toHaveFocus();
});

it('is loaded at once on a device that remembers the consent, until it is taken back', async () => {
  const first = await visit();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Auf diesem Gerät merken' }));
  await userEvent.click(await question());
  await shownMap();
  first.unmount();

  const later = await visit();
  await shownMap();
  await userEvent.click(screen.getByRole('button', { name: 'Karte nicht mehr laden' }));

  expect(await question()).toBeVisible();
  expect(tilesIn(later.container)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('leaves nothing behind when it is left', async () => {
  const listening = new Map<string, Set<unknown>>();
  for (const place of [window, document]) {
    const heard = (type: string) => {
      const key = `${place.constructor.name} ${type}`;
      const all = listening.get(key) ?? new Set();
      listening.set(key, all);
      return all;
    };
    const { addEventListener, removeEventListener } = place;
    jest.spyOn(place, 'addEventListener').mockImplementation((...all: unknown[]) => {
      heard(String(all[0])).add(all[1]);
      Reflect.apply(addEventListener, place, all);
    });
    jest.spyOn(place, 'removeEventListener').mockImplementation((...all: unknown[]) => {
      heard(String(all[0])).delete(all[1]);
      Reflect.apply(removeEventListener, place, all);
    });
  }
  const countOf = (key: string) => listening.get(key)?.size ?? 0;
  localStorage.setItem('storefinder:map-agreed', 'https://tiles.example');
  const { container } = await visit();
  const area = within(await shownMap()).getByRole('group', { name: 'Karte mit Märkten' });
  const before = countOf('Document keydown');
  act(() => area.focus());
  expect(countOf('Document keydown')).toBe(before + 1);
  expect(countOf('Window resize')).toBe(1);

  await userEvent.click(screen.getByRole('button', { name: 'Karte nicht mehr laden' }));

  expect(container.querySelector('.leaflet-pane')).toBeNull();
  expect(countOf('Document keydown')).toBe(before);
  expect(countOf('Window resize')).toBe(0);
});

it('asks again when the operator has another tile server', async () => {
  localStorage.setItem('storefinder:map-agreed', 'https://before.example');
  const { container } = await visit();

  expect(await question()).toBeVisible();
  expect(tilesIn(container)).toEqual([]);
});

describe('a tile server that fails', () => {
  const failTiles = (map: HTMLElement) =>
    act(() => {
      for (const tile of map.querySelectorAll('img')) fireEvent.error(tile);
    });

  it('is one sentence in the place of the question, and can be tried again', async () => {
    await visit();
    await userEvent.click(await question());
    await waitFor(async () => expect(tilesIn(await shownMap()).length).toBeGreaterThan(0));
    failTiles(await shownMap());

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Die Karte kann gerade nicht geladen werden\.$/,
    );
    expect(screen.getByText('Die eigene Karte')).toBeVisible();
    await userEvent.click(await question());
    expect(await shownMap()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves a remembered consent, which can be taken back there too', async () => {
    localStorage.setItem('storefinder:map-agreed', 'https://tiles.example');
    await visit();
    failTiles(await shownMap());
    const box = await screen.findByRole('checkbox', { name: 'Auf diesem Gerät merken' });
    expect(box).toBeChecked();

    await userEvent.click(box);

    expect(localStorage).toHaveLength(0);
  });
});
