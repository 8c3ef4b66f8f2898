import { readStoreRegion } from '@fachwerk/shared/calls';
import type { StoreRegion } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { fillPageHead } from '@fachwerk/shared/widget';
import { screen, within } from '@testing-library/react';
import { aStore, deutz, messages } from '../../testing/store-fixtures';
import { regionalStoresPage } from './regional-stores-page.widget';

const state = { name: 'Nordrhein-Westfalen', url: '/stores/land/nordrhein-westfalen/', count: 2 };
const koeln = { name: 'Köln', url: `${state.url}koeln/`, count: 2 };
const bayern = { name: 'Bayern', url: '/stores/land/bayern/', count: 1 };
const aRegion = (part: Partial<StoreRegion> = {}): StoreRegion => ({
  name: state.name,
  url: state.url,
  isTown: false,
  stores: [deutz, aStore()],
  towns: [koeln],
  states: [bayern, state],
  ...part,
});
const inKoeln = aRegion({ name: 'Köln', url: koeln.url, isTown: true });

const visit = (answer: () => StoreRegion, address: string, stores = '/stores/') => {
  const [slug = '', town] = address.split('/').slice(3, -1);
  return renderWidget(
    regionalStoresPage,
    { state: slug, town },
    {
      messages,
      url: `https://shop.example${address}`,
      config: { pageUrls: { start: '/', search: '/search/', basket: '/basket/', stores } },
      answers: [answerTo(readStoreRegion, answer)],
    },
  );
};
const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('lists the stores of a state, its towns and the other states', async () => {
  const { platform, loaded } = await visit(() => aRegion(), state.url);

  expect(platform.calls[0]?.path).toBe('/rest/stores/regions/nordrhein-westfalen/');
  expect(screen.getByRole('heading', { level: 1, name: 'Märkte in Nordrhein-Westfalen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alles zu Fachwerk Köln-Deutz' })).toHaveAttribute(
    'href',
    deutz.url,
  );
  expect(hrefs(screen.getByRole('region', { name: 'Orte mit mehreren Märkten' }))).toEqual([koeln.url]);
  expect(hrefs(screen.getByRole('region', { name: 'Andere Bundesländer' }))).toEqual([bayern.url]);
  expect(hrefs(screen.getByRole('navigation', { name: 'Sie sind hier' }))).toEqual(['/', '/stores/']);
  expect(fillPageHead(loaded?.page ?? {}, messages)).toMatchObject({
    title: 'Märkte in Nordrhein-Westfalen',
    canonical: `https://shop.example${state.url}`,
  });
});

it('stands below its state as the page of a town', async () => {
  const { platform, loaded } = await visit(() => inKoeln, koeln.url);

  expect(platform.calls[0]?.query).toEqual({ town: 'koeln' });
  expect(hrefs(screen.getByRole('navigation', { name: 'Sie sind hier' }))).toEqual([
    '/',
    '/stores/',
    state.url,
  ]);
  expect(screen.queryByRole('region', { name: 'Orte mit mehreren Märkten' })).not.toBeInTheDocument();
  expect(loaded?.page).not.toHaveProperty('redirect');
  expect(fillPageHead(loaded?.page ?? {}, messages).structuredData?.[0]).toMatchObject({
    itemListElement: [{ name: state.name }, { name: 'Köln' }],
  });
});

it('leads on where it would repeat another page', async () => {
  const { loaded } = await visit(() => aRegion({ url: deutz.url, isTown: true }), `${state.url}bonn/`);

  expect(loaded?.page).toMatchObject({ status: 301, redirect: deutz.url });
});

it.each([
  ['a state without stores', 404, 404, 'Dort gibt es noch keinen Markt.'],
  ['a shop that does not answer', 500, 503, 'Die Märkte konnten nicht geladen werden.'],
])('is no page of search engines for %s', async (_what, status, expected, headline) => {
  const fails = () => {
    throw new HttpError('bad-response', 'for the test', status);
  };
  const { loaded } = await visit(fails, bayern.url);

  expect(loaded?.page).toMatchObject({ status: expected, robots: 'noindex' });
  expect(screen.getByRole('heading', { level: 1, name: headline })).toBeVisible();
});
