import { readStore, searchStores } from '@fachwerk/shared/calls';
import type { Store } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aStore, deutz, messages } from '../testing/store-fixtures';
import { marketSearch } from './market-search/market-search.widget';
import { marketTeaser } from './market-teaser/market-teaser.widget';
import { storeNewsTeaser } from './store-news-teaser/store-news-teaser.widget';

const news = ['A', 'B', 'C', 'D'].map((title) => ({
  title,
  text: 'Text',
  validity: '01.12.2026 - 02.12.2026',
}));
const known = new Map<string, Store>([
  ['1042', aStore()],
  ['1043', { ...deutz, type: 'special', news }],
]);
const stores = answerTo(readStore, ({ params }) => {
  const store = known.get(params.companyId);
  if (!store) throw new HttpError('bad-response', 'for the test', 404);
  return store;
});
const shop = (pageUrls = {}) => ({
  messages,
  answers: [stores],
  config: {
    pageUrls: { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/', ...pageUrls },
  },
});

describe('market-search', () => {
  it('leads to the page of all stores, and refuses what is no place', async () => {
    const { container } = await renderWidget(marketSearch, {}, shop());
    await expectNoAxeViolations(container);
    const form = within(screen.getByRole('region', { name: 'Ihren Markt finden' })).getByRole('search');

    expect(form).toHaveAttribute('action', '/stores/');
    expect(fireEvent.submit(form)).toBe(false);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '50667' } });
    expect(fireEvent.submit(form)).toBe(true);
  });

  it('takes no room on a site without such a page', async () => {
    const { container } = await renderWidget(marketSearch, {}, shop({ stores: '' }));

    expect(container).toBeEmptyDOMElement();
  });
});

describe('market-teaser', () => {
  it('shows the stores in the order of the editor, once each, without unknown ones', async () => {
    await renderWidget(
      marketTeaser,
      { headline: 'In Köln', stores: ['1043', '9999', '1042', '1043'] },
      shop(),
    );

    const list = within(screen.getByRole('list', { name: 'In Köln' }));
    const links = list.getAllByRole('link', { name: /^Alles zu/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([deutz.url, aStore().url]);
  });

  it('shows the stores of a type, and of named stores those that are of it', async () => {
    const ofType = answerTo(searchStores, ({ query }) => ({
      query: '',
      place: null,
      coords: null,
      suggestions: [],
      total: 1,
      results: query?.types === undefined ? [] : [{ store: deutz, distance: null }],
    }));
    const answers = [stores, ofType];
    await renderWidget(marketTeaser, { headline: 'Nach Art', types: ['special'] }, { ...shop(), answers });
    await renderWidget(
      marketTeaser,
      { headline: 'Nach Nummer', stores: ['1042', '1043'], types: ['special'] },
      { ...shop(), answers },
    );

    for (const name of ['Nach Art', 'Nach Nummer'])
      expect(
        within(screen.getByRole('list', { name }))
          .getAllByRole('link', { name: /^Alles zu/ })
          .map((link) => link.getAttribute('href')),
      ).toEqual([deutz.url]);
  });

  it('takes no room without a store', async () => {
    const { container } = await renderWidget(marketTeaser, { headline: 'Neu', stores: ['9999'] }, shop());

    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    {},
    { headline: 'Neu', stores: [] },
    { headline: 'Neu', stores: ['../1'] },
    { headline: 'Neu', types: ['x'] },
  ])('refuses what a page cannot mean: %p', (props) => expect(marketTeaser.parseProps(props).ok).toBe(false));
});

describe('store-news-teaser', () => {
  it('shows the news of the store, and leads to its page', async () => {
    await renderWidget(storeNewsTeaser, { store: '1043', limit: 2 }, shop());

    const part = within(screen.getByRole('region', { name: 'Neues aus dem Markt' }));
    expect(part.getAllByRole('listitem')).toHaveLength(2);
    expect(part.getByRole('link', { name: 'Alles zu Fachwerk Köln-Deutz' })).toHaveAttribute(
      'href',
      deutz.url,
    );
  });

  it.each(['1042', '9999'])('takes no room without news: %s', async (store) => {
    const { container } = await renderWidget(storeNewsTeaser, { store }, shop());

    expect(container).toBeEmptyDOMElement();
  });
});
