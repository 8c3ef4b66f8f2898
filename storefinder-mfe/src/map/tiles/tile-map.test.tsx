import { searchStores } from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { defineWidget } from '@fachwerk/shared/widget';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ReactNode, useState } from 'react';
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

const AGREED = 'https://tiles.example Karten GmbH';

const widgetOf = (component: () => ReactNode) =>
  defineWidget({
    name: 'offer',
    title: 'Karte',
    description: 'Karte',
    examples: [],
    component,
    hydrate: 'load',
    messages: ['tileMap.'],
  });
const offerOf = (stores: ComponentProps<typeof TileMapOffer>['stores'], chosen = '2') =>
  widgetOf(() => (
    <TileMapOffer stores={stores} chosen={chosen}>
      <p>Die eigene Karte</p>
    </TileMapOffer>
  ));
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

const areaIn = (map: HTMLElement) => within(map).getByRole('group', { name: 'Karte mit Märkten' });
const zoomIn = () => screen.getByRole('button', { name: 'Karte vergrößern' });
const agree = async () => {
  await userEvent.click(await question());
  return shownMap();
};
const calmly = () => {
  window.matchMedia = ((query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
  })) as unknown as typeof window.matchMedia;
};

beforeAll(() => {
  // What Leaflet asks before it animates.
  Object.assign(window, {
    WebKitCSSMatrix: class {
      m11 = 1;
    },
  });
});

beforeEach(() => {
  localStorage.clear();
  // A closed part of the page has its size in some browsers.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  // Leaflet keeps the place of the page when the map gets the focus.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

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
  ).toHaveTextContent('Unter der Karte können Sie das jederzeit beenden.');
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
  expect(within(map).getByText(/^Karte: Karten GmbH · ©/)).toBeVisible();
  expect(within(map).getByText('Mit zwei Fingern bewegen Sie die Karte.')).toBeVisible();
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

describe('the service of maps', () => {
  const decide = ({ platform }: Awaited<ReturnType<typeof visit>>, services: string[]) =>
    act(async () => platform.bus.set('consent@2', { services, classes: [] }));

  it('shows the map without its own question while it is allowed, and ends it with the consent', async () => {
    const page = await visit();
    await question();
    await decide(page, ['map-tiles']);
    await shownMap();
    expect(tilesIn(page.container).length).toBeGreaterThan(0);

    await decide(page, []);

    expect(await question()).toBeVisible();
    expect(tilesIn(page.container)).toEqual([]);
  });

  it('ends an agreement in its place when everything is denied', async () => {
    localStorage.setItem('storefinder:map-agreed', AGREED);
    const page = await visit();
    await shownMap();

    await decide(page, []);

    expect(await question()).toBeVisible();
    expect(localStorage.getItem('storefinder:map-agreed')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Auf diesem Gerät merken' })).not.toBeChecked();
  });

  it('stays off where the visitor has ended the map below it', async () => {
    const page = await visit();
    await question();
    await decide(page, ['map-tiles']);
    await shownMap();
    await userEvent.click(screen.getByRole('button', { name: 'Karte nicht mehr laden' }));
    expect(await question()).toBeVisible();

    page.unmount();
    const next = await visit();
    await question();
    await decide(next, ['map-tiles', 'survey']);
    expect(tilesIn(next.container)).toEqual([]);

    await userEvent.click(await question());
    await shownMap();
    expect(localStorage.getItem('storefinder:map-agreed')).toBe(AGREED);
  });
});

describe('on a device that remembers the consent', () => {
  beforeEach(() => localStorage.setItem('storefinder:map-agreed', AGREED));

  const inClosedPart = () =>
    visit(
      TILES,
      widgetOf(() => (
        <details>
          <summary>Auf der Karte</summary>
          <TileMapOffer stores={{ limit: 200 }}>
            <p>Die eigene Karte</p>
          </TileMapOffer>
        </details>
      )),
      [answerTo(searchStores, aSearch({ results: [aResult(deutz)] }))],
    );
  const isWaiting = (container: HTMLElement) =>
    waitFor(() => expect(container.querySelector('section[aria-label="Karte mit Märkten"]')).not.toBeNull());

  it('asks for nothing in a closed part of the page before that is opened', async () => {
    const { container, platform } = await inClosedPart();
    await isWaiting(container);
    expect(platform.calls).toEqual([]);

    const details = container.querySelector('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));

    await waitFor(() => expect(tilesIn(container).length).toBeGreaterThan(0));
    expect(platform.calls).toHaveLength(1);
  });

  it('asks for nothing before the browser reports the map on the screen', async () => {
    const observed = new Map<object, (entries: object[]) => void>();
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(report: (entries: object[]) => void, { threshold }: IntersectionObserverInit) {
          // A fifth of the map is on the screen.
          expect(threshold).toBe(0.2);
          observed.set(this, report);
        }
        observe() {}
        disconnect() {
          observed.delete(this);
        }
      },
    });
    const report = (isIntersecting: boolean) =>
      act(() => [...observed.values()].forEach((tell) => tell([{ isIntersecting }])));
    try {
      const { container, platform } = await visit(TILES, offerOf({ limit: 200 }), [
        answerTo(searchStores, aSearch({ results: [aResult(deutz)] })),
      ]);
      await waitFor(() => expect(observed.size).toBe(1));
      report(false);
      expect(platform.calls).toEqual([]);

      report(true);
      await screen.findByRole('button', { name: 'Karte vergrößern' });
      report(true);

      expect(platform.calls).toHaveLength(1);
      expect(tilesIn(container).length).toBeGreaterThan(0);
      expect(observed.size).toBe(0);
    } finally {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }
  });

  it.each([
    ['in another tab', () => new StorageEvent('storage')],
    ['while the page waits in the history', () => Object.assign(new Event('pageshow'), { persisted: true })],
  ])('stops when it is taken back %s', async (_, anEvent) => {
    const { container } = await visit();
    await shownMap();
    act(() => void window.dispatchEvent(anEvent()));
    expect(tilesIn(container).length).toBeGreaterThan(0);

    localStorage.clear();
    act(() => void window.dispatchEvent(anEvent()));

    expect(await question()).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Auf diesem Gerät merken' })).not.toBeChecked();
    expect(tilesIn(container)).toEqual([]);
  });
});

it('stays with a consent for this page when another tab stores something', async () => {
  const { container } = await visit();
  await agree();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));

  expect(tilesIn(container).length).toBeGreaterThan(0);
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

it('opens the same store again', async () => {
  await visit();
  const map = await agree();
  const pin = within(map).getByRole('button', { name: 'Fachwerk Köln-Deutz' });
  await userEvent.click(pin);
  act(() => pin.focus());
  await userEvent.keyboard('{Enter}');

  expect(within(map).getByRole('link', { name: 'Fachwerk Köln-Deutz' })).toHaveFocus();
});

it('lists the stores of one place, which no zoom divides', async () => {
  const [first, second] = STORES;
  const stores = [
    first!,
    { ...first!, id: '3', name: 'Fachwerk Köln-Baustoffe', href: '/stores/3/' },
    second!,
  ];
  await visit(TILES, offerOf(stores));
  await userEvent.click(await question());
  await userEvent.click(await screen.findByRole('button', { name: '2 Märkte, Liste zeigen' }));

  const links = screen.getAllByRole('link', { name: /^Fachwerk/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/stores/koeln-deutz-1/', '/stores/3/']);
  expect(links[0]).toHaveFocus();
});

it('lists stores that cover each other at the nearest zoom, and comes nearer to others', async () => {
  calmly();
  const stores = STORES.map((store, index) => ({
    ...store,
    latitude: 50.94,
    longitude: 6.98 + index / 1000,
  }));
  const few = await visit({ ...TILES, maxZoom: 12 }, offerOf(stores));
  await userEvent.click(await question());
  await userEvent.click(await screen.findByRole('button', { name: '2 Märkte, Liste zeigen, hervorgehoben' }));
  expect(screen.getAllByRole('link', { name: /^Fachwerk/ })).toHaveLength(2);
  few.unmount();

  await visit(TILES, offerOf(stores));
  await userEvent.click(await question());
  await userEvent.click(await screen.findByRole('button', { name: '2 Märkte, näher heran, hervorgehoben' }));
  expect(await screen.findByRole('button', { name: 'Fachwerk Köln-Deutz' })).toBeVisible();
});

it('emphasizes a store that is chosen later', async () => {
  function Chooser() {
    const [chosen, setChosen] = useState('2');
    return (
      <TileMapOffer stores={STORES} chosen={chosen}>
        <button onClick={() => setChosen('1')}>Köln wählen</button>
      </TileMapOffer>
    );
  }
  await visit(TILES, widgetOf(Chooser));
  const choose = screen.getByText('Köln wählen');
  await agree();
  fireEvent.click(choose);

  expect(screen.getByRole('button', { name: 'Fachwerk Köln-Deutz, hervorgehoben' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fachwerk Ulm' })).toBeVisible();
});

it('has the stores of the picture among the tab stops, and the focus loads no other place', async () => {
  calmly();
  await visit();
  const map = await agree();
  const reached = () =>
    within(map)
      .queryAllByRole('button', { name: /^Fachwerk/ })
      .filter((pin) => pin.tabIndex >= 0);
  expect(reached()).toHaveLength(2);
  const kept = reached()[0];
  act(() => kept?.focus());
  expect(kept).toHaveFocus();

  fireEvent.click(zoomIn());
  const outside = within(map).queryAllByRole('button', { name: /^Fachwerk/ });
  expect(reached()).toEqual([]);
  expect(outside).toContain(kept);
  const before = tilesIn(map);
  act(() => outside.forEach((pin) => pin.focus()));
  expect(tilesIn(map)).toEqual(before);

  for (let step = 0; step < 3; step++) fireEvent.click(zoomIn());
  expect(within(map).queryAllByRole('button', { name: /^Fachwerk/ })).toEqual([]);
  for (let step = 0; step < 4; step++)
    fireEvent.click(screen.getByRole('button', { name: 'Karte verkleinern' }));
  expect(reached()).toHaveLength(2);
});

it('moves at once where the visitor wants less motion', async () => {
  calmly();
  await visit();
  const map = await agree();
  const pane = map.querySelector<HTMLElement>('.leaflet-map-pane')!;
  const before = pane.style.transform;
  act(() => areaIn(map).focus());
  fireEvent.keyDown(document, { keyCode: 39 });

  expect(pane).not.toHaveClass('leaflet-pan-anim');
  expect(pane.style.transform).not.toBe(before);
});

it('can be left during a zoom', async () => {
  await visit();
  const map = await agree();
  const area = areaIn(map);
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    fireEvent.click(zoomIn());
    await act(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
    expect(area.querySelector('.leaflet-zoom-anim')).not.toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Karte nicht mehr laden' }));
    expect(tilesIn(area)).toEqual([]);
    act(() => void jest.runAllTimers());
  } finally {
    jest.useRealTimers();
  }

  expect(tilesIn(area)).toEqual([]);
  expect(area.querySelector('.leaflet-pane')).toBeNull();
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
  localStorage.setItem('storefinder:map-agreed', AGREED);
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

it.each([
  ['tile server', { url: 'https://other.example/{z}/{x}/{y}.png' }],
  ['provider', { provider: 'Andere GmbH' }],
])('asks again when the operator has another %s', async (_, change) => {
  const before = await visit();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Auf diesem Gerät merken' }));
  await agree();
  before.unmount();

  await visit({ ...TILES, ...change });

  expect(await screen.findByRole('button', { name: /^Karte von .* laden$/ })).toBeVisible();
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
    localStorage.setItem('storefinder:map-agreed', AGREED);
    await visit();
    failTiles(await shownMap());
    const box = await screen.findByRole('checkbox', { name: 'Auf diesem Gerät merken' });
    expect(box).toBeChecked();

    await userEvent.click(box);

    expect(localStorage).toHaveLength(0);
  });
});
