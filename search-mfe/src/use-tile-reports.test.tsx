import { readProducts, readRecommendations } from '@fachwerk/shared/calls';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productListPage } from './features/product-list/product-list-page.widget';
import { searchResultsPage } from './features/product-list/search-results-page.widget';
import { recommendationsTeaser } from './features/recommendations-teaser/recommendations-teaser.widget';
import { aCategory, aFacet, aList, messages, tiles } from './testing/test-data';

/** The observers of the page, with the elements that they watch. */
let observers: { watched: Set<Element>; report: (entries: object[]) => void }[];

beforeEach(() => {
  observers = [];
  window.history.replaceState(null, '', '/');
  Object.assign(window, {
    IntersectionObserver: class {
      watched = new Set<Element>();
      constructor(readonly report: (entries: object[]) => void) {
        observers.push(this);
      }
      observe(element: Element) {
        this.watched.add(element);
      }
      unobserve(element: Element) {
        this.watched.delete(element);
      }
      disconnect() {
        this.watched.clear();
      }
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
});

/** The visible part of tiles changes. Numbers are those of the names, e.g. "Schrauber 2". */
function scroll(visibleParts: Record<number, number>) {
  const entries = Object.entries(visibleParts).map(([number, intersectionRatio]) => ({
    target: tile(Number(number)),
    intersectionRatio,
  }));
  for (const { watched, report } of observers) {
    const own = entries.filter(({ target }) => watched.has(target));
    if (own.length > 0) act(() => report(own));
  }
}
const tile = (number: number) => {
  const link = screen.getByRole('link', { name: `Schrauber ${number}` });
  return link.closest('article') as HTMLElement;
};
const rest = (milliseconds = 1000) => act(() => jest.advanceTimersByTime(milliseconds));
const item = (number: number, position = number) => ({ itemId: `20000${number}`, position });

/** With a brand the list has two tiles, else six. */
async function openList() {
  const answer = { category: aCategory(), total: 60, pageCount: 3, facets: [aFacet()] };
  const page = await renderWidget(
    productListPage,
    { categoryPath: 'werkzeug/akkuschrauber' },
    {
      messages,
      url: 'https://shop.example/c/werkzeug/akkuschrauber/',
      config: { pageUrls: { start: '/', search: '/search/', basket: '/basket/', comparison: '/vergleich/' } },
      answers: [
        answerTo(readProducts, ({ query }) =>
          aList({ ...answer, items: tiles(query && 'f.marke' in query ? 2 : 6) }),
        ),
      ],
    },
  );
  jest.useFakeTimers();
  const views = () => page.platform.tracked.filter(({ name }) => name === 'view_item_list');
  return { ...page, views };
}

describe('tiles of a list', () => {
  it('are reported together when the page has rested for a second', async () => {
    const { views } = await openList();

    scroll({ 1: 1, 2: 0.5, 3: 0.49 });
    rest(999);
    expect(views()).toEqual([]);
    rest(1);

    expect(views()).toEqual([
      {
        name: 'view_item_list',
        values: {
          source: 'product_list',
          category: 'werkzeug/akkuschrauber',
          query: undefined,
          page: 1,
          items: [item(1), item(2)],
        },
      },
    ]);
  });

  it('are reported once, also when the visitor scrolls back', async () => {
    const { views } = await openList();

    scroll({ 1: 1, 2: 1 });
    rest();
    scroll({ 1: 0, 2: 0, 3: 1 });
    rest();
    scroll({ 1: 1, 2: 1, 3: 0 });
    rest();

    expect(views().map(({ values }) => values?.items)).toEqual([[item(1), item(2)], [item(3)]]);
  });

  it('are not reported when the visitor scrolls past them', async () => {
    const { views } = await openList();

    scroll({ 1: 1, 2: 1 });
    rest(900);
    scroll({ 1: 0, 2: 0, 5: 1, 6: 1 });
    rest();

    expect(views().map(({ values }) => values?.items)).toEqual([[item(5), item(6)]]);
  });

  it('are reported at once when the visitor leaves the page', async () => {
    const { views } = await openList();
    scroll({ 4: 1 });

    act(() => void window.dispatchEvent(new Event('pagehide')));

    expect(views().map(({ values }) => values?.items)).toEqual([[item(4)]]);
  });

  it('are reported again as those of the next list, by the same rule', async () => {
    const { platform, views } = await openList();
    scroll({ 1: 1 });
    rest();
    jest.useRealTimers();
    await userEvent.click(screen.getByRole('checkbox', { name: /Eberholt/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    jest.useFakeTimers();

    scroll({ 1: 1 });
    rest();

    expect(platform.tracked.map(({ name }) => name)).toEqual([
      ...['view_item_list', 'filter_list', 'view_item_list'],
    ]);
    expect(views()[1]?.values).toMatchObject({ items: [item(1)] });
  });

  it('have one observer, which ends with the list', async () => {
    const { unmount } = await openList();
    expect(observers.map(({ watched }) => watched.size)).toEqual([6]);
    scroll({ 1: 1 });

    unmount();

    expect(observers[0]?.watched.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('are reported when they are opened, after they were seen; other links of a tile are not', async () => {
    const { platform } = await openList();
    // jsdom cannot leave the page.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    scroll({ 2: 1, 3: 1 });

    fireEvent.click(within(tile(2)).getByRole('link', { name: /^Vergleichen/ }));
    fireEvent.click(within(tile(2)).getByRole('link', { name: 'Schrauber 2' }));

    document.removeEventListener('click', stay);
    expect(platform.tracked).toMatchObject([
      { name: 'view_item_list', values: { items: [item(2), item(3)] } },
      { name: 'select_item', values: { source: 'product_list', page: 1, ...item(2) } },
    ]);
  });
});

it('search results are reported with their query', async () => {
  const { platform } = await renderWidget(
    searchResultsPage,
    {},
    {
      messages,
      url: 'https://shop.example/search/?q=schrauber',
      answers: [answerTo(readProducts, aList({ items: tiles(2), total: 2 }))],
    },
  );
  jest.useFakeTimers();
  scroll({ 1: 1 });
  rest();

  expect(platform.tracked).toMatchObject([
    { name: 'view_item_list', values: { source: 'product_list', query: 'schrauber', items: [item(1)] } },
  ]);
});

it('recommendations in view are reported with their teaser', async () => {
  const { platform } = await renderWidget(
    recommendationsTeaser,
    { headline: 'Passt dazu', type: 'fits', teaserId: 'passt', containerId: 'produkt', productId: '1' },
    {
      messages,
      answers: [answerTo(readRecommendations, { products: tiles(5), teaserId: 'passt' })],
    },
  );
  jest.useFakeTimers();
  scroll({ 1: 1, 2: 1, 5: 0.1 });
  rest();

  expect(platform.tracked).toEqual([
    {
      name: 'view_item_list',
      values: {
        source: 'recommendations',
        teaserId: 'passt',
        containerId: 'produkt',
        type: 'fits',
        items: [item(1), item(2)],
      },
    },
  ]);
});

it('without IntersectionObserver opened tiles are reported only', async () => {
  delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
  const { platform } = await openList();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });

  fireEvent.click(screen.getByRole('link', { name: 'Schrauber 1' }));

  expect(platform.tracked.map(({ name }) => name)).toEqual(['select_item']);
});
