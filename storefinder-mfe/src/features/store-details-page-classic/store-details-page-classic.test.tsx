import { readMarketContent, readStore } from '@fachwerk/shared/calls';
import type { MarketContent, Store } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import { deutz, messages } from '../../testing/store-fixtures';
import { storeDetailsPageClassic } from './store-details-page-classic.widget';

const content: MarketContent['content'] = [
  { tag: 'h3', attributes: {}, children: ['Team'] },
  {
    tag: 'p',
    attributes: {},
    children: [
      'Mehr ',
      { tag: 'a', attributes: { href: 'https://markt.example/', rel: 'noopener' }, children: ['hier'] },
    ],
  },
];
const fails = (kind: 'bad-response' | 'timeout' | 'network', status?: number) => () => {
  throw new HttpError(kind, 'for the test', status);
};

interface Visit {
  slug?: string;
  store?: () => Store;
  marketCmsUrl?: string;
}

async function visit(
  market: () => MarketContent,
  { slug = 'koeln-deutz-1043', store = () => deutz, marketCmsUrl }: Visit = {},
) {
  return renderWidget(
    storeDetailsPageClassic,
    { store: slug, marketCmsUrl },
    {
      messages,
      url: 'https://shop.example/stores/koeln-deutz-1043/',
      answers: [answerTo(readStore, store), answerTo(readMarketContent, market)],
    },
  );
}
const part = () => screen.queryByRole('region', { name: 'Mehr über diesen Markt' });

it('shows the store, and below it what the market CMS says', async () => {
  const { platform, loaded } = await visit(() => ({ content }));

  expect(screen.getByRole('heading', { level: 1, name: 'Fachwerk Köln-Deutz' })).toBeVisible();
  expect(screen.getByText(/50679 Köln/)).toBeVisible();
  expect(screen.getByText('Mo. bis Fr.').nextSibling).toHaveTextContent('8:00–20:00 Uhr');
  expect(screen.getByRole('list', { name: 'Services' })).toHaveTextContent('Holzzuschnitt');
  expect(within(part()!).getByRole('heading', { level: 3, name: 'Team' })).toBeVisible();
  expect(within(part()!).getByRole('link', { name: 'hier' })).toHaveAttribute('rel', 'noopener');
  expect(platform.calls.map(({ path }) => path)).toContain('/rest/stores/1043/market-content/');
  expect(loaded?.page).toMatchObject({ canonical: 'https://shop.example/stores/koeln-deutz-1043/' });
});

it('asks for the page of the props', async () => {
  const marketCmsUrl = 'https://markt.example/koeln-deutz/team/';
  const { platform } = await visit(() => ({ content }), { marketCmsUrl });

  expect(platform.calls.find(({ path }) => path.includes('market-content'))?.query).toEqual({
    url: marketCmsUrl,
  });
});

it.each([
  ['is empty', () => ({ content: [] })],
  ['fails', fails('bad-response', 500)],
  ['is late', fails('timeout')],
  ['cannot be reached', fails('network')],
])('stands without that part if the market CMS %s', async (_what, market) => {
  const { loaded } = await visit(market);

  expect(screen.getByRole('heading', { level: 1, name: 'Fachwerk Köln-Deutz' })).toBeVisible();
  expect(part()).toBeNull();
  expect(loaded?.page?.status).toBeUndefined();
});

it.each([
  ['does not exist', 404, 404],
  ['cannot be read', 500, 503],
])('is no page of search engines for a store that %s', async (_what, status, expected) => {
  const { loaded } = await visit(() => ({ content }), { store: fails('bad-response', status) });

  expect(loaded?.page).toMatchObject({ status: expected, robots: 'noindex' });
  expect(part()).toBeNull();
});

it('asks for nothing without a number', async () => {
  const { platform, loaded } = await visit(() => ({ content }), { slug: 'koeln-' });

  expect(platform.calls).toEqual([]);
  expect(loaded?.page).toMatchObject({ status: 404 });
});

it('sends its HTML once: the browser keeps that of the server', async () => {
  const { loaded } = await visit(() => ({ content }));

  expect(storeDetailsPageClassic.browserData?.(loaded!.data)).toMatchObject({ content: 'kept' });
});

it.each(['markt', 'javascript:alert(1)', 'ftp://markt.example/', `https://markt.example/${'a'.repeat(500)}`])(
  'takes no market CMS url like %s',
  (marketCmsUrl) => {
    expect(storeDetailsPageClassic.props?.safeParse({ store: '1043', marketCmsUrl })?.success).toBe(false);
  },
);
