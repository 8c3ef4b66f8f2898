import { readProducts } from '@fachwerk/shared/calls';
import type { ProductList } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, aPrice, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aFacet, aList, messages, tiles } from '../../testing/test-data';
import { productListPage } from './product-list-page.widget';

type Answer = ProductList | Error | Promise<ProductList>;

const PATH = '/c/werkzeug/akkuschrauber/';
const categoryList = (more: Partial<ProductList> = {}) =>
  aList({ category: aCategory(), total: 60, pageCount: 3, ...more });

/** Renders the list at an address, with the responses of the API in order; the last one is repeated. */
async function openList(search: string, ...answers: Answer[]) {
  window.history.replaceState(null, '', `${PATH}${search}`);
  const left = [...answers];
  const result = await renderWidget(
    productListPage,
    { categoryPath: 'werkzeug/akkuschrauber' },
    {
      messages,
      url: `https://shop.example${PATH}${search}`,
      answers: [
        answerTo(readProducts, () => {
          const answer = left.length > 1 ? left.shift() : left[0];
          if (!answer || answer instanceof Error) throw answer ?? new Error('No list for this call');
          return answer;
        }),
      ],
    },
  );
  return { ...result, user: userEvent.setup() };
}

function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const address = () => window.location.pathname + window.location.search;
const results = () => screen.getByRole('region', { name: 'Artikel' });
const brand = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });

describe('a category', () => {
  it('shows its name, the way to it, what lies below, how many there are, and the articles', async () => {
    await openList(
      '',
      categoryList({
        category: aCategory({ children: [{ name: 'Schlagschrauber', url: '/c/x/', totalProductCount: 9 }] }),
      }),
    );

    expect(screen.getByRole('heading', { level: 1, name: 'Akkuschrauber' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Werkzeug' })).toHaveAttribute('href', '/c/werkzeug/');
    expect(screen.getByRole('link', { name: 'Schlagschrauber' })).toHaveAttribute('href', '/c/x/');
    expect(screen.getByText('60 Artikel · Seite 1 von 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Schrauber 1' })).toHaveAttribute('href', '/p/schrauber-100001/');
  });

  it('requests the category and the choices of the address', async () => {
    const { platform } = await openList('?f.marke=Eberholt&sort=price-asc&page=2', categoryList());

    expect(platform.calls[0]?.query).toEqual({
      category: 'werkzeug/akkuschrauber',
      'f.marke': ['Eberholt'],
      sort: 'price-asc',
      page: 2,
      size: 24,
    });
  });

  it('shows prices with unit price, the 30-day low and tax', async () => {
    const [tile] = tiles(1);
    await openList(
      '',
      categoryList({
        items: [
          {
            ...tile!,
            pricesInfo: aPrice(8999, {
              unitPrice: { price: '44,99 €', unit: '1 l' },
              strikePrice: { value: 9999, displayValue: '99,99 €' },
              savedPercentage: 10,
            }),
          },
        ],
      }),
    );

    const article = screen.getByRole('article');
    expect(article).toHaveTextContent('Niedrigster Preis der letzten 30 Tage: 99,99 €');
    expect(article).toHaveTextContent('89,99 €');
    expect(article).toHaveTextContent('44,99 € / 1 l');
    expect(article).toHaveTextContent('inkl. MwSt., zzgl. Versandkosten');
  });

  it('loads the pictures of the first row at once and all others when they come near', async () => {
    const { container } = await openList('', categoryList({ items: tiles(6) }));

    const pictures = [...container.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
    expect(pictures).toEqual([null, null, null, null, 'lazy', 'lazy']);
  });
});

describe('the title of the document', () => {
  afterEach(() => {
    document.title = '';
  });
  const nextPage = () => categoryList({ page: 2, items: tiles(1, 'Zweite Seite') });
  const turnPage = async (title: string) => {
    document.title = title;
    const { user } = await openList('', categoryList(), nextPage());
    await user.click(screen.getByRole('link', { name: 'Seite 2' }));
    await screen.findByRole('link', { name: 'Zweite Seite 1' });
  };

  it('follows the page of the list', async () => {
    await turnPage('Akkuschrauber kaufen | Fachwerk Baumarkt');

    expect(document.title).toBe('Akkuschrauber kaufen – Seite 2 | Fachwerk Baumarkt');
  });

  it('stays on a page whose title the list has not set', async () => {
    await turnPage('Tipps zum Schrauben | Fachwerk Baumarkt');

    expect(document.title).toBe('Tipps zum Schrauben | Fachwerk Baumarkt');
  });
});

describe('filters', () => {
  it('apply at once, in the address too, and keep the focus', async () => {
    const { user } = await openList('?page=2', categoryList(), categoryList({ items: tiles(1, 'Eberholt') }));

    await user.click(brand('Eberholt'));

    expect(await screen.findByRole('link', { name: 'Eberholt 1' })).toBeVisible();
    expect(address()).toBe(`${PATH}?f.marke=Eberholt`);
    expect(brand('Eberholt')).toBeChecked();
    expect(brand('Eberholt')).toHaveFocus();
  });

  it('are reported for measuring, and so is the order', async () => {
    const { user, platform } = await openList('', categoryList());

    await user.click(brand('Eberholt'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'price-asc');

    const filters = [{ facet: 'marke', value: 'Eberholt' }];
    expect(platform.tracked).toEqual([
      { name: 'filter_list', values: { filters, store: undefined, sort: null } },
      { name: 'sort_list', values: { filters, store: undefined, sort: 'price-asc' } },
    ]);
  });

  it('keep the focus when the answer brings the values in another order', async () => {
    const values = aFacet().values;
    const reordered = aFacet({ values: [...values].reverse() });
    const { user } = await openList('', categoryList(), categoryList({ facets: [reordered], total: 7 }));

    await user.click(brand('Kraftwerk'));
    await screen.findByText(/^7 Artikel/);

    expect(brand('Kraftwerk')).toHaveFocus();
  });

  it('keep the old results visible and busy while the next ones load', async () => {
    const next = later<ProductList>();
    const { user } = await openList('', categoryList(), next.promise);

    await user.click(brand('Eberholt'));

    await waitFor(() => expect(results()).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('link', { name: 'Schrauber 1' })).toBeVisible();
    await act(async () => next.resolve(categoryList({ items: tiles(1, 'Neu'), total: 1, pageCount: 1 })));
    expect(results()).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('link', { name: 'Schrauber 1' })).not.toBeInTheDocument();
  });

  it('announce how many are left', async () => {
    const { user } = await openList('', categoryList(), categoryList({ total: 7, pageCount: 1 }));

    await user.click(brand('Eberholt'));

    await waitFor(() => expect(within(results()).getByRole('status')).toHaveTextContent('7 Artikel'));
  });

  it.each([
    [10_000, /^10\.000 Artikel/],
    [10_001, /^Mehr als 10\.000 Artikel/],
  ])('count %i exactly, or state that there are more', async (total, expected) => {
    const { user } = await openList('', categoryList(), categoryList({ total }));

    await user.click(brand('Eberholt'));

    await waitFor(() => expect(within(results()).getByRole('status')).toHaveTextContent(expected));
  });

  it('can be taken away one by one or all at once, by links that work without script', async () => {
    const { user } = await openList('?f.marke=Eberholt&f.marke=Kraftwerk&sort=price-asc', categoryList());

    const one = screen.getByRole('link', { name: 'Filter Marke: Eberholt entfernen' });
    expect(one).toHaveAttribute('href', `${PATH}?f.marke=Kraftwerk&sort=price-asc`);
    const all = screen.getByRole('link', { name: 'Alle zurücksetzen' });
    expect(all).toHaveAttribute('href', `${PATH}?sort=price-asc`);
    await user.click(all);

    await waitFor(() => expect(address()).toBe(`${PATH}?sort=price-asc`));
    await waitFor(() => expect(all).not.toBeInTheDocument());
  });

  it('show eight values first and the rest on demand, but never hide a chosen one', async () => {
    const values = Array.from({ length: 12 }, (_, index) => ({
      value: `w${index}`,
      label: `Wert ${index}`,
      count: 12 - index,
      selected: false,
    }));
    await openList('?f.marke=w10', categoryList({ facets: [aFacet({ values })] }));

    const more = screen.getByText('3 weitere anzeigen').closest('details');
    expect(more).not.toHaveAttribute('open');
    expect(more).toContainElement(screen.getByRole('checkbox', { name: /Wert 9/, hidden: true }));
    expect(more).not.toContainElement(brand('Wert 10'));
    expect(brand('Wert 10')).toBeChecked();
  });

  it('show colours beside their names', async () => {
    const facet = aFacet({
      id: 'farbe',
      label: 'Farbe',
      type: 'colour',
      values: [{ value: 'Rot', label: 'Rot', count: 2, selected: false, hexColor: '#c01f2e' }],
    });
    const { container } = await openList('', categoryList({ facets: [facet] }));

    expect(brand('Rot')).toBeInTheDocument();
    expect(container.querySelector('circle')).toHaveAttribute('fill', '#c01f2e');
  });

  it('open in a sheet on small screens, which closes by its button and gives the page back', async () => {
    const { user, platform } = await openList('', categoryList());

    await user.click(screen.getByRole('link', { name: 'Filter' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    expect(platform.bus.get('bodyScrollLockCount')).toBe(1);
    // The sheet opens first and is filled in a second slice.
    await user.click(await within(sheet).findByRole('checkbox', { name: /Kraftwerk/ }));
    await waitFor(() => expect(address()).toBe(`${PATH}?f.marke=Kraftwerk`));
    await user.click(within(sheet).getByRole('button', { name: '60 Artikel anzeigen' }));

    // The press is painted first.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(platform.bus.get('bodyScrollLockCount')).toBe(0);
  });

  it('that the shop does not know are not shown as set', async () => {
    await openList('?f.gibtsnicht=1', categoryList());

    expect(screen.queryByRole('list', { name: 'Gewählte Filter' })).not.toBeInTheDocument();
  });

  it('without results show a link to remove them', async () => {
    const { user } = await openList(
      '?f.marke=Eberholt',
      categoryList({ items: [], total: 0, pageCount: 0, facets: [] }),
      categoryList(),
    );

    expect(screen.getByText('Mit diesen Filtern gibt es keinen Artikel.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Alle Filter zurücksetzen' }));

    expect(await screen.findByRole('link', { name: 'Schrauber 1' })).toBeVisible();
    expect(address()).toBe(PATH);
  });
});

describe('order and pages', () => {
  it('sort at once', async () => {
    const { user, platform } = await openList('?f.marke=Eberholt', categoryList());

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'price-asc');

    expect(screen.getByRole('combobox', { name: 'Sortieren nach' })).toHaveValue('price-asc');
    await waitFor(() => expect(address()).toBe(`${PATH}?f.marke=Eberholt&sort=price-asc`));
    await waitFor(() =>
      expect(platform.calls.at(-1)?.query).toMatchObject({ sort: 'price-asc', 'f.marke': ['Eberholt'] }),
    );
  });

  it('turn the page by links, and lead the focus to the top of the list', async () => {
    const { user } = await openList('', categoryList(), categoryList({ items: tiles(2, 'Zweite'), page: 2 }));

    const second = screen.getByRole('link', { name: 'Seite 2' });
    expect(second).toHaveAttribute('href', `${PATH}?page=2`);
    await user.click(second);

    expect(await screen.findByRole('link', { name: 'Zweite 1' })).toBeVisible();
    expect(address()).toBe(`${PATH}?page=2`);
    await waitFor(() => expect(screen.getByText('60 Artikel · Seite 2 von 3')).toHaveFocus());
  });

  it('leave a click for a new tab to the browser', async () => {
    const { user, platform } = await openList('', categoryList());

    let isOurs: boolean | undefined;
    const look = (event: Event) => {
      isOurs = event.defaultPrevented;
      // jsdom does not implement tabs.
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Seite 2' }));
    await user.keyboard('{/Control}');

    expect(isOurs).toBe(false);
    expect(platform.calls).toHaveLength(1);
    expect(address()).toBe(PATH);
  });

  it('go back to the list as it was, without asking again', async () => {
    const { user, platform } = await openList(
      '',
      categoryList(),
      categoryList({ items: tiles(1, 'Zweite'), page: 2 }),
    );
    await user.click(screen.getByRole('link', { name: 'Seite 2' }));
    await screen.findByRole('link', { name: 'Zweite 1' });

    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });

    expect(await screen.findByRole('link', { name: 'Schrauber 1' })).toBeVisible();
    expect(address()).toBe(PATH);
    expect(platform.calls).toHaveLength(2);
  });

  it('show the last of two quick choices, whatever arrives first, as one step of the history', async () => {
    const slow = later<ProductList>();
    const { user, platform } = await openList(
      '',
      categoryList(),
      slow.promise,
      categoryList({ items: tiles(1, 'Beide') }),
    );
    const steps = jest.spyOn(window.history, 'pushState');

    await user.click(brand('Eberholt'));
    await waitFor(() => expect(platform.calls).toHaveLength(2));
    await user.click(brand('Kraftwerk'));
    await screen.findByRole('link', { name: 'Beide 1' });
    await act(async () => slow.resolve(categoryList({ items: tiles(1, 'Veraltet') })));

    expect(screen.queryByRole('link', { name: 'Veraltet 1' })).not.toBeInTheDocument();
    expect(address()).toBe(`${PATH}?f.marke=Eberholt&f.marke=Kraftwerk`);
    expect(steps).toHaveBeenCalledTimes(1);
    steps.mockRestore();
  });

  it('request both of two choices that come before the browser has painted the first', async () => {
    const { platform } = await openList('', categoryList());

    fireEvent.click(brand('Eberholt'));
    fireEvent.click(brand('Kraftwerk'));

    await waitFor(() => expect(address()).toBe(`${PATH}?f.marke=Eberholt&f.marke=Kraftwerk`));
    await waitFor(() => expect(platform.calls).toHaveLength(2));
  });

  it('forget a choice when the visitor goes back before it is shown', async () => {
    const { user, platform } = await openList('', categoryList(), categoryList({ page: 2 }));
    await user.click(screen.getByRole('link', { name: 'Seite 2' }));
    await waitFor(() => expect(address()).toBe(`${PATH}?page=2`));

    fireEvent.click(brand('Eberholt'));
    window.history.replaceState(null, '', PATH);
    fireEvent.popState(window);
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));

    expect(address()).toBe(PATH);
    expect(platform.calls).toHaveLength(2);
  });

  it('show that a page number is too large', async () => {
    await openList('?page=99', categoryList({ items: [], page: 99 }));

    expect(screen.getByText('So viele Seiten hat diese Liste nicht.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur ersten Seite' })).toHaveAttribute('href', PATH);
  });
});

describe('when the API does not answer', () => {
  const down = new HttpError('bad-response', 'GET /rest/products/: 500', 500);

  it('keeps the old results and the choice, shows the failure, and retries on demand', async () => {
    const { user } = await openList('', categoryList(), down, categoryList({ items: tiles(1, 'Eberholt') }));

    await user.click(brand('Eberholt'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sie sehen noch die vorherige Auswahl');
    expect(screen.getByRole('link', { name: 'Schrauber 1' })).toBeVisible();
    expect(brand('Eberholt')).toBeChecked();
    expect(results()).toHaveAttribute('aria-busy', 'false');
    await user.click(screen.getByRole('link', { name: 'Noch einmal versuchen' }));

    expect(await screen.findByRole('link', { name: 'Eberholt 1' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows why the list failed, in the words of every failure', async () => {
    const offline = new HttpError('network', 'GET /rest/products/: no connection');
    const { user } = await openList('', categoryList(), offline);
    await user.click(brand('Eberholt'));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Es besteht keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung. Sie sehen noch die vorherige Auswahl.',
    );
  });

  it('shows the failure in the open filter sheet of small screens too', async () => {
    const { user } = await openList('', categoryList(), down, categoryList());
    await user.click(screen.getByRole('link', { name: 'Filter' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    await user.click(await within(sheet).findByRole('checkbox', { name: /Kraftwerk/ }));

    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'Sie sehen noch die vorherige Auswahl.',
    );
    await user.click(within(sheet).getByRole('link', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is shown on a page without results, with a link to retry', async () => {
    const { user, loaded } = await openList('?f.marke=Eberholt', down, categoryList());

    expect(loaded?.page?.status).toBe(503);
    const retry = screen.getByRole('link', { name: 'Noch einmal versuchen' });
    expect(retry).toHaveAttribute('href', `${PATH}?f.marke=Eberholt`);
    await user.click(retry);

    expect(await screen.findByRole('link', { name: 'Schrauber 1' })).toBeVisible();
  });
});

describe('a category that does not exist', () => {
  it.each(['gibt-es-nicht', '../../rest/user', '<script>alert(1)</script>', 'x'.repeat(400)])(
    'is not found: %p',
    async (categoryPath) => {
      const { loaded } = await renderWidget(
        productListPage,
        { categoryPath },
        {
          messages,
          answers: [
            answerTo(readProducts, () => {
              throw new HttpError('bad-request', 'GET /rest/products/: 404', 404);
            }),
          ],
        },
      );

      expect(loaded?.page).toMatchObject({ status: 404 });
      expect(screen.getByRole('heading', { level: 1, name: 'Diese Kategorie gibt es nicht.' })).toBeVisible();
    },
  );
});

describe('a malicious address', () => {
  it.each([
    '?page=abc&sort=%00&f.=1',
    `?f.marke=${'x'.repeat(10_240)}`,
    '?f.marke=%3Cscript%3Ewindow.hacked=1%3C/script%3E&f.%3Cimg%3E=1',
    `?${Array.from({ length: 500 }, (_, index) => `f.a${index}=1`).join('&')}`,
    '?f.constructor=1&f.toString=1&f.__proto__=1',
  ])('shows the list all the same', async (search) => {
    await openList(search, categoryList());

    expect(screen.getByRole('link', { name: 'Schrauber 1' })).toBeVisible();
    expect(document.querySelector('script, img[onerror]')).toBeNull();
    expect((window as { hacked?: number }).hacked).toBeUndefined();
  });
});
