import { HttpError } from '@fachwerk/shared/http';
import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../messages.de.json';
import { aCategory, aNavigation } from '../../testing/a-category';
import type { HeaderData } from './Header';
import { header } from './header.widget';

type Options = Parameters<typeof renderWidget>[2];

const renderHeader = (options: Options = {}) =>
  renderWidget(header, {}, { messages, answers: { 'GET /rest/navigation/': aNavigation }, ...options });

describe('the head of the page', () => {
  it('leads to the start page and to the cart', async () => {
    await renderHeader();

    expect(screen.getByRole('link', { name: /zur Startseite/ })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/basket/');
  });

  it('shows no way to pages that this shop does not have', async () => {
    await renderHeader();

    expect(screen.queryByRole('link', { name: /Konto|Merkliste|Märkte/ })).not.toBeInTheDocument();
  });

  it('shows account, wishlist and stores where the shop has them, with what is known of the visitor', async () => {
    const urls = {
      start: '/',
      search: '/search/',
      basket: '/basket/',
      login: '/login/',
      wishlist: '/wishlist/',
      stores: '/stores/',
    };
    const { platform } = await renderHeader({ config: { urls } });
    expect(screen.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute('href', '/login/');

    act(() => {
      platform.bus.set('user', { loggedIn: true, name: 'Ada', isEmployee: false, authorities: [] });
      platform.bus.set('wishlist', { items: [], count: 4 });
      platform.bus.set('selectedStore', {
        companyId: '12',
        name: 'Ulm',
        address: { zipCode: '89073', city: 'Ulm' },
      });
    });

    expect(screen.getByRole('link', { name: 'Mein Konto, Ada' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Merkliste, 4 Artikel' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ihr Markt: 89073 Ulm' })).toBeInTheDocument();
  });

  it('is there without its categories when the API does not answer, and fetches them in the browser', async () => {
    let isDown = true;
    await renderHeader({
      answers: {
        'GET /rest/navigation/': () => {
          if (isDown) {
            isDown = false;
            throw new HttpError('timeout', 'GET /rest/navigation/: timed out');
          }
          return aNavigation();
        },
      },
    });

    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Garten' })).toHaveAttribute('href', '/c/garten/');
  });

  it('links to the shop from a page of another host', async () => {
    const urls = {
      start: 'https://shop.example/',
      search: 'https://shop.example/search/',
      basket: 'https://shop.example/basket/',
    };
    await renderHeader({ config: { urls, apiOrigin: 'https://shop.example' } });

    expect(screen.getByRole('search')).toHaveAttribute('action', 'https://shop.example/search/');
    expect(screen.getByRole('link', { name: /Warenkorb/ })).toHaveAttribute(
      'href',
      'https://shop.example/basket/',
    );
  });

  it('shows hostile names of categories as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'';
    const { container } = await renderHeader({
      answers: {
        'GET /rest/navigation/': () => ({ children: [aCategory(hostile, { children: [hostile] })] }),
      },
    });

    await userEvent.click(screen.getByRole('button', { name: 'Sortiment' }));

    expect(screen.getAllByText(hostile).length).toBeGreaterThan(0);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the head of the page before its script runs', () => {
  it('has links in the place of the two menu buttons, to the list of categories', async () => {
    const { platform, loaded } = await renderHeader();
    cleanup();

    const html = renderToStaticMarkup(
      <header.Root props={{}} data={loaded?.data as HeaderData} platform={platform} />,
    );
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = html;
    const targets = within(page)
      .getAllByRole('link', { name: /^(Menü|Sortiment)$/ })
      .map((link) => page.querySelector(link.getAttribute('href') ?? ''));

    expect(targets).toHaveLength(2);
    for (const target of targets)
      expect(within(target as HTMLElement).getByRole('link', { name: 'Garten' })).toHaveAttribute(
        'href',
        '/c/garten/',
      );
    page.remove();
  });
});

describe('the badge of the cart', () => {
  const badgeOf = async (count: number | null) => {
    const { platform } = await renderHeader();
    act(() => platform.bus.set('cartCount', count));
    return screen.getByRole('link', { name: /Warenkorb/ });
  };

  it.each([
    [1, '1', 'Warenkorb, 1 Artikel'],
    [3, '3', 'Warenkorb, 3 Artikel'],
    [999, '999', 'Warenkorb, 999 Artikel'],
    [1000, '999+', 'Warenkorb, 1000 Artikel'],
  ])('shows %s as %s', async (count, badge, name) => {
    const link = await badgeOf(count);

    expect(within(link).getByText(badge)).toBeInTheDocument();
    expect(link).toHaveAccessibleName(name);
  });

  it.each([0, -1, null])('is hidden at %s', async (count) => {
    const link = await badgeOf(count);

    expect(link).not.toHaveTextContent(/\d/);
    expect(link).toHaveAccessibleName('Warenkorb');
  });

  it('follows the cart without a reload', async () => {
    const { platform } = await renderHeader();

    act(() => platform.bus.set('cartCount', 2));
    act(() => platform.bus.set('cartCount', 5));

    expect(screen.getByRole('link', { name: 'Warenkorb, 5 Artikel' })).toBeInTheDocument();
  });
});

describe('the search form', () => {
  /** What the browser would send; jsdom does not leave the page. */
  function submitWith(typed: string) {
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suche' });
    fireEvent.change(input, { target: { value: typed } });
    const form = input.form as HTMLFormElement;
    const isSent = fireEvent.submit(form);
    return { isSent, form, fields: Object.fromEntries(new FormData(form)) };
  }

  // jsdom answers every native submit with a console message.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('sends the words to the results page, with the hidden flag', async () => {
    await renderHeader();

    const { isSent, form, fields } = submitWith('akkuschrauber');

    expect(isSent).toBe(true);
    expect(form).toHaveAttribute('action', '/search/');
    expect(form).toHaveAttribute('method', 'get');
    expect(fields).toEqual({ q: 'akkuschrauber', ms: 'true' });
  });

  it('strips what the shop does not search for, and tells the page', async () => {
    const { platform } = await renderHeader();
    const onSubmitted = jest.fn();
    platform.bus.on('search:submitted', onSubmitted, platform.signal);

    const { fields } = submitWith(' <b>3/4" {Hahn} ');

    expect(fields.q).toBe('b3/4 zoll Hahn');
    expect(onSubmitted).toHaveBeenCalledWith({ query: 'b3/4 zoll Hahn' });
  });

  it('stays when there is nothing to search for', async () => {
    const { platform } = await renderHeader();
    const onSubmitted = jest.fn();
    platform.bus.on('search:submitted', onSubmitted, platform.signal);

    const { isSent } = submitWith(' "" ');

    expect(isSent).toBe(false);
    expect(onSubmitted).not.toHaveBeenCalled();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('keeps the words of the page', async () => {
    await renderHeader({ url: 'https://shop.example/search/?q=%3Cb%3Ed%C3%BCbel&ms=true' } as Options);

    expect(screen.getByRole('searchbox')).toHaveValue('<b>dübel');
  });
});

describe('the menu of small screens', () => {
  const openMenu = async (options: Options = {}) => {
    const rendered = await renderHeader(options);
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    return { ...rendered, menu: screen.getByRole('dialog', { name: 'Sortiment' }) };
  };

  it('goes down level by level to the pages, with the number of products at the end', async () => {
    const { menu } = await openMenu();

    await userEvent.click(within(menu).getByRole('button', { name: 'Werkzeug' }));
    expect(within(menu).getByRole('link', { name: 'Alles in Werkzeug' })).toHaveAttribute(
      'href',
      '/c/werkzeug/',
    );
    await userEvent.click(within(menu).getByRole('button', { name: 'Akku' }));

    expect(within(menu).getByRole('link', { name: 'Schrauber (12)' })).toHaveAttribute(
      'href',
      '/c/werkzeug/akku/schrauber/',
    );
  });

  it('keeps the focus with the visitor on the way down and up', async () => {
    const { menu } = await openMenu();

    await userEvent.click(within(menu).getByRole('button', { name: 'Werkzeug' }));
    expect(within(menu).getByRole('button', { name: 'Zurück zu Sortiment' })).toHaveFocus();
    await userEvent.click(within(menu).getByRole('button', { name: 'Hand' }));
    await userEvent.click(within(menu).getByRole('button', { name: 'Zurück zu Werkzeug' }));

    expect(within(menu).getByRole('button', { name: 'Hand' })).toHaveFocus();
  });

  it('links categories without children at once', async () => {
    const { menu } = await openMenu();

    expect(within(menu).getByRole('link', { name: 'Holz (1.234)' })).toHaveAttribute('href', '/c/holz/');
  });

  it('is the one open sidebar, keeps the page from scrolling, and ends with Escape', async () => {
    const { platform } = await openMenu();
    expect(platform.bus.get('openedSidebarId')).toBe('category-menu');
    expect(platform.bus.get('bodyScrollLockCount')).toBe(1);

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.bus.get('openedSidebarId')).toBeNull();
    expect(platform.bus.get('bodyScrollLockCount')).toBe(0);
  });

  it('makes room for another sidebar', async () => {
    const { platform } = await openMenu();

    act(() => platform.bus.set('openedSidebarId', 'store-tile'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.bus.get('openedSidebarId')).toBe('store-tile');
  });

  it('offers the first level and another try when the tree does not come', async () => {
    let calls = 0;
    const { menu } = await openMenu({
      answers: {
        'GET /rest/navigation/': () => {
          calls++;
          if (calls === 2) throw new HttpError('network', 'offline');
          return aNavigation();
        },
      },
    });
    expect(await within(menu).findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
    expect(within(menu).getByRole('link', { name: 'Garten' })).toHaveAttribute('href', '/c/garten/');

    await userEvent.click(within(menu).getByRole('button', { name: 'Erneut versuchen' }));

    expect(await within(menu).findByRole('button', { name: 'Garten' })).toBeInTheDocument();
    expect(within(menu).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has nothing that axe finds', async () => {
    const { menu } = await openMenu();

    await userEvent.click(within(menu).getByRole('button', { name: 'Werkzeug' }));

    await expectNoAxeViolations(document.body);
  });
});
