import { readProducts } from '@fachwerk/shared/calls';
import { answerTo, fakePlatform } from '@fachwerk/shared/testing';
import type { Platform } from '@fachwerk/shared/widget';
import { within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { aCategory, aList, messages } from '../../testing/test-data';
import { productListPage } from './product-list-page.widget';
import { searchResultsPage } from './search-results-page.widget';

/** The server's HTML in a browser without script. */
async function pageAt(address: string) {
  const isSearch = address.startsWith('/search/');
  const platform = fakePlatform({
    messages,
    answers: [
      answerTo(readProducts, ({ query }) =>
        aList({
          category: isSearch ? null : aCategory(),
          total: 60,
          page: Number(query?.page),
          pageCount: 3,
        }),
      ),
    ],
  });
  const context = {
    api: platform.api,
    url: new URL(address, 'https://shop.example'),
    now: platform.now,
    signal: platform.signal,
    pageUrls: platform.config.pageUrls,
  };
  const props = { categoryPath: 'werkzeug/akkuschrauber' };
  const loaded = isSearch
    ? await searchResultsPage.load!({ ...context, props: {} })
    : await productListPage.load!({ ...context, props });
  const Root = (isSearch ? searchResultsPage : productListPage).Root as unknown as ComponentType<{
    props: unknown;
    data: unknown;
    platform: Platform;
  }>;
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Root props={props} data={loaded.data} platform={platform} />);
  return within(page);
}

/** The address to which the form of this button leads. */
function sentBy(button: HTMLElement): string {
  const form = (button as HTMLButtonElement).form!;
  expect(form.method).toBe('get');
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.getAttribute('action')}?${new URLSearchParams(fields).toString()}`;
}

it('filters are a form with a button, which keeps the order and starts at the first page', async () => {
  const page = await pageAt('/c/werkzeug/akkuschrauber/?f.marke=Eberholt&sort=rating&page=3');

  expect(page.getByRole('checkbox', { name: /Eberholt/ })).toBeChecked();
  page.getByRole<HTMLInputElement>('checkbox', { name: /Kraftwerk/ }).checked = true;

  expect(sentBy(page.getByRole('button', { name: 'Filter anwenden' }))).toBe(
    '/c/werkzeug/akkuschrauber/?sort=rating&f.marke=Eberholt&f.marke=Kraftwerk',
  );
});

it('the order is a form with a button, which keeps the filters', async () => {
  const page = await pageAt('/c/werkzeug/akkuschrauber/?f.marke=Eberholt&sort=popularity&page=3');

  page.getByRole<HTMLSelectElement>('combobox', { name: 'Sortieren nach' }).value = 'price-asc';

  expect(sentBy(page.getByRole('button', { name: 'Sortieren' }))).toBe(
    '/c/werkzeug/akkuschrauber/?f.marke=Eberholt&sort=price-asc',
  );
});

it('both keep the words of a search', async () => {
  const page = await pageAt('/search/?q=akku&ms=true');

  expect(sentBy(page.getByRole('button', { name: 'Filter anwenden' }))).toBe('/search/?q=akku&ms=true');
  expect(sentBy(page.getByRole('button', { name: 'Sortieren' }))).toMatch(
    /^\/search\/\?q=akku&ms=true&sort=/,
  );
});

it('pages and filters that are set are links', async () => {
  const page = await pageAt('/c/werkzeug/akkuschrauber/?f.marke=Eberholt&page=2');

  expect(page.getByRole('link', { name: 'Weiter' })).toHaveAttribute(
    'href',
    '/c/werkzeug/akkuschrauber/?f.marke=Eberholt&page=3',
  );
  expect(page.getByRole('link', { name: 'Filter Marke: Eberholt entfernen' })).toHaveAttribute(
    'href',
    '/c/werkzeug/akkuschrauber/',
  );
});

it.each([
  ['?f.marke=Eberholt&page=3', '24', '?f.marke=Eberholt&page=3', '?f.marke=Eberholt&size=48&page=2'],
  ['?size=48&page=2', '48', '?page=3', '?size=48&page=2'],
  ['?size=500', '24', '', '?size=48'],
])('%s has %s items, and links to both sizes with the first item', async (search, current, small, large) => {
  const page = await pageAt(`/c/werkzeug/akkuschrauber/${search}`);
  const size = (one: string) => page.getByRole('link', { name: `${one} Artikel pro Seite` });

  expect(size('24')).toHaveAttribute('href', `/c/werkzeug/akkuschrauber/${small}`);
  expect(size('48')).toHaveAttribute('href', `/c/werkzeug/akkuschrauber/${large}`);
  expect(page.getByRole('link', { name: /pro Seite/, current: true })).toBe(size(current));
});

it('the button "Filter" of small screens leads to the filters in the page, and a link leads back', async () => {
  const page = await pageAt('/c/werkzeug/akkuschrauber/');

  const filters = page.getByRole('region', { name: 'Filter' });
  expect(page.getByRole('link', { name: 'Filter' })).toHaveAttribute('href', `#${filters.id}`);
  expect(page.getByRole('link', { name: 'Filter schließen' })).toHaveAttribute(
    'href',
    `#${page.getByRole('region', { name: 'Artikel' }).id}`,
  );
});
