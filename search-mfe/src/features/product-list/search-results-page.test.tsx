import { createBus, type EventPayload } from '@fachwerk/shared/bus';
import { readNavigation, readProducts } from '@fachwerk/shared/calls';
import type { ProductList } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, fakePlatform, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategoryNode, aList, messages, tiles } from '../../testing/test-data';
import { searchResultsPage } from './search-results-page.widget';

async function search(query: string, ...answers: (Partial<ProductList> | Error)[]) {
  window.history.replaceState(null, '', `/search/${query}`);
  const bus = createBus({ validate: true });
  const failures: EventPayload<'search:failed'>[] = [];
  bus.on('search:failed', (payload) => failures.push(payload), new AbortController().signal);
  const result = await renderWidget(
    searchResultsPage,
    {},
    {
      bus,
      messages,
      config: { pageUrls: { start: '/', search: '/search/', basket: '/basket/', shipping: '/versand/' } },
      url: `https://shop.example/search/${query}`,
      answers: [
        answerTo(readProducts, () => {
          const answer = answers.length > 1 ? answers.shift() : answers[0];
          if (answer instanceof Error) throw answer;
          return aList(answer);
        }),
        answerTo(readNavigation, { children: [aCategoryNode()] }),
      ],
    },
  );
  return { ...result, failures, user: userEvent.setup() };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const nothing = { items: [], total: 0, pageCount: 0, facets: [] };

it('shows what was found for the words', async () => {
  const { platform } = await search('?q=akku&ms=true', { items: tiles(2) });

  expect(heading()).toHaveTextContent('Ergebnisse für „akku“');
  expect(screen.getByText('2 Artikel')).toBeVisible();
  expect(platform.calls[0]?.query).toMatchObject({ q: 'akku' });
});

it('searches for inches where they were typed', async () => {
  const { platform } = await search('?q=3/4%22%20Kugelhahn', {});

  expect(platform.calls[0]?.query).toMatchObject({ q: '3/4 zoll Kugelhahn' });
});

it('shows the corrected search term', async () => {
  await search('?q=akkuschruaber', { correctedQuery: 'akkuschrauber' });

  expect(heading()).toHaveTextContent('Ergebnisse für „akkuschrauber“ statt „akkuschruaber“');
});

it('asks whether the correction is meant, with a link to exactly what was typed', async () => {
  await search('?q=akkuschruaber&f.marke=Eberholt', { correctedQuery: 'akkuschrauber' });

  expect(screen.getByText('Wir haben die Schreibweise angepasst.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Genau nach „akkuschruaber“ suchen' })).toHaveAttribute(
    'href',
    '/search/?q=akkuschruaber&ms=true&as=typed',
  );
});

it('names the words that were left out', async () => {
  await search('?q=holzschrauben%205x60%20verzinkt', { items: tiles(2), leftOut: ['verzinkt', '5x60'] });

  expect(heading()).toHaveTextContent('Ergebnisse für „holzschrauben 5x60 verzinkt“');
  expect(screen.getByText(/Sie sehen Treffer ohne „verzinkt“, „5x60“\./)).toBeVisible();
});

it('searches for exactly what was typed, on every page of the list', async () => {
  const { platform, container } = await search('?q=akkuschruaber&as=typed', {});

  expect(platform.calls[0]?.query).toMatchObject({ q: 'akkuschruaber', as: 'typed' });
  expect(container.querySelector('form input[name=as]')).toHaveValue('typed');
});

it.each([
  ['above the results', { items: tiles(2) }],
  ['instead of the tips of a search without result', { items: [], total: 0, pageCount: 0, facets: [] }],
])('leads to service pages %s', async (_, list) => {
  await search('?q=versandkosten', { ...list, servicePages: ['shipping', 'unknown'] });

  expect(heading()).toHaveTextContent('Ergebnisse für „versandkosten“');
  expect(screen.queryByText('So finden Sie, was Sie suchen')).not.toBeInTheDocument();
  const service = screen.getByRole('navigation', { name: 'Service zu Ihrer Suche' });
  expect(within(service).getAllByRole('link')).toHaveLength(1);
  expect(within(service).getByRole('link', { name: 'Versand und Lieferung' })).toHaveAttribute(
    'href',
    '/versand/',
  );
});

it('keeps the words when a filter is chosen, in the address and in the form without script', async () => {
  const { user, container } = await search('?q=akku&ms=true', {});

  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/search/');
  expect(form?.querySelector('input[name=q]')).toHaveValue('akku');
  await user.click(screen.getByRole('checkbox', { name: /Eberholt/ }));

  await waitFor(() => expect(window.location.search).toBe('?q=akku&ms=true&f.marke=Eberholt'));
});

describe('nothing found', () => {
  it('shows the words, four tips and the categories', async () => {
    await search('?q=xyzzy', nothing);

    expect(heading()).toHaveTextContent('Keine Treffer für „xyzzy“');
    const tips = screen.getByRole('heading', { name: 'So finden Sie, was Sie suchen' }).parentElement;
    expect(tips?.querySelectorAll('li')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Werkzeug' })).toHaveAttribute('href', '/c/werkzeug/');
    expect(screen.getByRole('link', { name: 'Versand und Lieferung' })).toBeVisible();
  });

  it('requests a search term, and does not search without one', async () => {
    const { platform } = await search('?q=%20%3C%3E%20', nothing);

    expect(heading()).toHaveTextContent('Wonach suchen Sie?');
    expect(platform.calls.map(({ path }) => path)).toEqual(['/rest/navigation/']);
  });

  it('shows markup in the words as text', async () => {
    await search('?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', nothing);

    expect(heading()).toHaveTextContent('Keine Treffer für „img src=x onerror=alert(1)“');
    expect(document.querySelector('img')).toBeNull();
  });

  it('because of a filter offers to take it away', async () => {
    await search('?q=akku&f.marke=Eberholt', nothing);

    expect(screen.getByRole('link', { name: 'Alle Filter zurücksetzen' })).toHaveAttribute(
      'href',
      '/search/?q=akku&ms=true',
    );
  });
});

describe('an article number', () => {
  it('leads to its product', async () => {
    const api = fakePlatform({
      answers: [answerTo(readProducts, aList({ redirect: '/p/schrauber-100001/' }))],
    });

    const loaded = await searchResultsPage.load?.({
      props: {},
      api: api.api,
      url: new URL('https://shop.example/search/?q=200001'),
      now: api.now,
      signal: api.signal,
      pageUrls: api.config.pageUrls,
    });

    expect(loaded?.page?.redirect).toBe('/p/schrauber-100001/');
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
    'never leads out of the shop: %s',
    async (redirect) => {
      const { loaded } = await search('?q=200001', { redirect });

      expect(loaded?.page?.redirect).toBeUndefined();
    },
  );
});

describe('a search that fails', () => {
  const down = new HttpError('timeout', 'GET /rest/products/: timed out');

  it('is published and shown to the visitor, with a retry', async () => {
    const { user, failures, loaded } = await search('?q=akku', down, { items: tiles(1) });

    expect(loaded?.page?.status).toBe(503);
    expect(heading()).toHaveTextContent('Ergebnisse für „akku“');
    expect(screen.getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.');
    expect(failures).toEqual([{ query: 'akku' }]);
    await user.click(screen.getByRole('link', { name: 'Noch einmal versuchen' }));

    expect(await screen.findByRole('link', { name: 'Schrauber 1' })).toBeVisible();
  });

  it('later keeps the results of before', async () => {
    const { user, failures } = await search('?q=akku', { items: tiles(1) }, down);

    await user.click(screen.getByRole('checkbox', { name: /Eberholt/ }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Schrauber 1' })).toBeVisible();
    expect(failures).toEqual([{ query: 'akku' }]);
  });
});
