import { readRecommendations } from '@fachwerk/shared/calls';
import type { ProductTile, Recommendations } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { addSeenProduct, seenProducts } from '../../seen-products';
import { aStore, messages, tiles } from '../../testing/test-data';
import { recommendationsTeaser } from './recommendations-teaser.widget';

beforeEach(() => localStorage.clear());

const FITS = { headline: 'Passt dazu', type: 'fits', teaserId: 'fits', productId: '100009' };
const SEEN = { headline: 'Zuletzt angesehen', type: 'recently-seen', teaserId: 'seen', productId: '100009' };
const answer = (products: ProductTile[], basis?: Recommendations['basis']) =>
  answerTo(readRecommendations, ({ query }) => ({ products, teaserId: query?.teaserId ?? '', basis }));
const failing = () => {
  throw new HttpError('bad-request', 'for the test', 400, {
    fieldErrors: [],
    globalErrors: [{ msg: 'error.validation.general.message' }],
  });
};
/** Another answer for each store; without one, three tiles. */
const byStore = answerTo(readRecommendations, ({ query }) => {
  if (query?.companyId === '1043') return failing();
  return {
    products: query?.companyId ? tiles(2, 'Im Markt') : tiles(3),
    teaserId: query?.teaserId ?? '',
  };
});

async function show(props: object, ...answers: AnswerTo[]) {
  const page = await renderWidget(recommendationsTeaser, props, { messages, answers });
  const choose = (companyId: string | null) =>
    act(async () =>
      page.platform.bus.set('selectedStore', companyId === null ? null : aStore({ companyId })),
    );
  const queries = () => page.platform.callsOf(readRecommendations).map(({ query }) => query);
  return { ...page, choose, queries };
}
const names = () => screen.queryAllByRole('article').map((tile) => tile.querySelector('h3')?.textContent);

it('shows the products of its type in a carousel', async () => {
  const { queries } = await show(
    { ...FITS, containerId: 'product-page', categoryId: 'c1' },
    answer(tiles(6)),
  );

  expect(screen.getByRole('region', { name: 'Passt dazu' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Passt dazu' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(queries()).toMatchObject([
    {
      teaserId: 'fits',
      containerId: 'product-page',
      type: 'fits',
      categoryId: 'c1',
      productId: ['100009'],
    },
  ]);
});

it.each([
  ['purchases', 'Beliebte Artikel', 'Ausgewählt nach Käufen in den letzten 90 Tagen'],
  ['ratings', 'Oft bewertete Artikel', 'Ausgewählt nach der Zahl der Bewertungen'],
] as const)('states what best sellers are chosen by: %s', async (basis, headline, line) => {
  const props = { headline: 'Beliebte Artikel', type: 'best-sellers', teaserId: 'best' };
  await show(props, answer(tiles(4), basis));

  const row = within(screen.getByRole('region', { name: headline }));
  expect(row.getByRole('heading', { level: 2, name: headline })).toBeVisible();
  expect(row.getByText(line)).toBeVisible();
});

it('says why a product fits', async () => {
  const [bits, drills] = tiles(2);
  await show(FITS, answer([{ ...bits!, reason: 'Passender Bit: TX 20' }, drills!]));

  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Passender Bit: TX 20');
  expect(second).not.toHaveTextContent('Passend');
});

it.each([
  ['fits', '?item=10000901', '10000901'],
  ['fits', '?item=<script>', undefined],
  ['similar', '?item=10000901', undefined],
])('%s asks on the page %s for the variant %s', async (type, search, itemId) => {
  const url = `https://shop.example/p/artikel-100009/${search}`;
  const options = { messages, answers: [byStore], url };
  const { platform } = await renderWidget(recommendationsTeaser, { ...FITS, type }, options);
  await act(async () => platform.bus.set('selectedStore', aStore({ companyId: '1042' })));

  const queries = platform.callsOf(readRecommendations).map(({ query }) => query);
  expect(queries.map((query) => query?.itemId)).toEqual([itemId, itemId]);
});

it.each<[string, AnswerTo]>([
  ['there is no product', answer([])],
  ['the call fails', answerTo(readRecommendations, failing)],
])('shows nothing when %s', async (_, given) => {
  const { container } = await show(FITS, given);

  expect(container).toBeEmptyDOMElement();
});

it('loads its products again for the chosen store, and when the choice ends', async () => {
  const { choose, queries } = await show(FITS, byStore);
  await choose('1042');
  expect(names()).toEqual(['Im Markt 1', 'Im Markt 2']);

  await choose(null);

  expect(names()).toEqual(['Schrauber 1', 'Schrauber 2', 'Schrauber 3']);
  expect(queries().map((query) => query?.companyId)).toEqual([undefined, '1042', undefined]);
  expect(new Set(queries().map((query) => query?.teaserId))).toEqual(new Set(['fits']));
});

it('keeps the tiles of the server when the reload fails, and reports why', async () => {
  const { choose, platform } = await show(FITS, byStore);
  await choose('1043');

  expect(names()).toHaveLength(3);
  expect(platform.tracked).toEqual([
    {
      name: 'recommendations_failed',
      values: { teaserId: 'fits', errors: ['error.validation.general.message'] },
    },
  ]);
});

it('hides what belongs to another store when the reload fails', async () => {
  const { choose } = await show(FITS, byStore);
  await choose('1042');
  await choose('1043');

  expect(names()).toEqual([]);
});

it('requests no store in the mode of professional customers', async () => {
  const { choose, platform, queries } = await show(FITS, byStore);
  await act(async () => platform.bus.set('isProhibis', true));
  await choose('1042');

  expect(queries()).toHaveLength(1);
});

it('reports which tile was opened', async () => {
  const { platform } = await show({ ...FITS, containerId: 'product-page' }, answer(tiles(3)));
  // jsdom cannot leave the page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Schrauber 2' }));

  expect(platform.tracked).toEqual([
    {
      name: 'select_item',
      values: {
        itemId: '200002',
        position: 2,
        source: 'recommendations',
        type: 'fits',
        teaserId: 'fits',
        containerId: 'product-page',
      },
    },
  ]);
});

describe('seen products', () => {
  it('are loaded in the browser, without that of the page', async () => {
    for (const id of ['100001', '100009', '100002']) addSeenProduct(id);
    const { loaded, queries } = await show(SEEN, answer(tiles(2)));

    expect(loaded?.data.itemIds).toEqual([]);
    expect(queries()).toMatchObject([{ type: 'recently-seen', productId: ['100002', '100001'] }]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('take no room and cause no call while none is known', async () => {
    addSeenProduct('100009');
    const { container, queries } = await show(SEEN, answer(tiles(2)));

    expect(container).toBeEmptyDOMElement();
    expect(queries()).toEqual([]);
  });

  it('are forgotten on request', async () => {
    addSeenProduct('100001');
    const { container } = await show(SEEN, answer(tiles(1)));
    fireEvent.click(screen.getByRole('button', { name: 'Liste leeren' }));

    expect(container).toBeEmptyDOMElement();
    expect(seenProducts()).toEqual([]);
  });

  it('are hidden when the call fails', async () => {
    addSeenProduct('100001');
    const { container } = await show(SEEN, answerTo(readRecommendations, failing));

    expect(container).toBeEmptyDOMElement();
  });
});

it.each([
  { ...FITS, type: 'zufall' },
  { ...FITS, teaserId: 'mit Leerzeichen' },
  { ...FITS, headline: '' },
  { headline: 'Passt dazu', type: 'fits' },
])('refuses what a page cannot mean: %p', (props) => {
  expect(recommendationsTeaser.parseProps(props).ok).toBe(false);
});
