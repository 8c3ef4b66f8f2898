import { type Bus, openSidebar } from '@fachwerk/shared/bus';
import { readNavigation } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../messages.de.json';
import { aCategory, aNavigation } from '../../testing/a-category';
import type { HeaderData } from './Header';
import type { HeaderProps } from './header.props';
import { header } from './header.widget';

type Options = Parameters<typeof renderWidget>[2];

const renderHeader = (options: Options = {}, props: HeaderProps = {}) =>
  renderWidget(header, props, { messages, answers: [answerTo(readNavigation, aNavigation)], ...options });

describe('the head of the page', () => {
  it('leads to the start page and to the cart', async () => {
    await renderHeader();

    expect(screen.getByRole('link', { name: /zur Startseite/ })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/basket/');
  });

  it('shows no way to pages that this shop does not have', async () => {
    await renderHeader();

    expect(screen.queryByRole('link', { name: /Konto|Merkliste|Markt/ })).not.toBeInTheDocument();
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
    const { platform } = await renderHeader({ config: { pageUrls: urls } });
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
      answers: [
        answerTo(readNavigation, () => {
          if (isDown) {
            isDown = false;
            throw new HttpError('timeout', 'GET /rest/navigation/: timed out');
          }
          return aNavigation();
        }),
      ],
    });

    expect(screen.getByRole('combobox')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Garten' })).toHaveAttribute('href', '/c/garten/');
  });

  it('links to the shop from a page of another host', async () => {
    const urls = {
      start: 'https://shop.example/',
      search: 'https://shop.example/search/',
      basket: 'https://shop.example/basket/',
    };
    await renderHeader({ config: { pageUrls: urls, apiOrigin: 'https://shop.example' } });

    expect(screen.getByRole('search')).toHaveAttribute('action', 'https://shop.example/search/');
    expect(screen.getByRole('link', { name: /Warenkorb/ })).toHaveAttribute(
      'href',
      'https://shop.example/basket/',
    );
  });

  it('shows hostile names of categories as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'';
    const { container } = await renderHeader({
      answers: [answerTo(readNavigation, { children: [aCategory(hostile, { children: [hostile] })] })],
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

describe('the shortcut to the tool for accessibility', () => {
  const pageUrls = {
    start: '/',
    search: '/search/',
    basket: '/basket/',
    accessibility: '/barrierefreiheit/',
  };
  const shortcut = () => screen.queryByRole('link', { name: 'Bedienhilfe' });

  it('opens it, and without it leads to the page about accessibility', async () => {
    const { platform } = await renderHeader({ config: { pageUrls } }, { hasAccessibilityAssist: true });
    const requested = jest.fn();
    platform.bus.on('header:assist-requested', requested, platform.signal);
    expect(shortcut()).toHaveAttribute('href', '/barrierefreiheit/');
    // jsdom writes a console message for every native navigation.
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(fireEvent.click(shortcut() as HTMLElement)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    log.mockRestore();
    expect(requested).not.toHaveBeenCalled();

    platform.bus.set('layers', ['header:assist-requested']);
    expect(fireEvent.click(shortcut() as HTMLElement)).toBe(false);
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it('is not there where the page has no tool', async () => {
    await renderHeader({ config: { pageUrls } });
    expect(shortcut()).not.toBeInTheDocument();
  });
});

describe('links of the shop', () => {
  const links = {
    guide: { label: 'Ratgeber', href: '/ratgeber/' },
    service: { label: 'Versand', href: '/versand/' },
    extra: [{ label: 'Karriere', href: 'https://jobs.example/' }],
  };
  const hrefs = () =>
    within(screen.getByRole('navigation', { name: 'Service und Ratgeber' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('stand above the logo: guide, service, then the others', async () => {
    await renderHeader({}, { links });

    expect(hrefs()).toEqual([
      ['Ratgeber', '/ratgeber/'],
      ['Versand', '/versand/'],
      ['Karriere', 'https://jobs.example/'],
    ]);
  });

  it('lead to the shop from a page of another host', async () => {
    await renderHeader({ config: { apiOrigin: 'https://shop.example' } }, { links });

    expect(hrefs()[0]).toEqual(['Ratgeber', 'https://shop.example/ratgeber/']);
  });

  it.each([undefined, {}])('take no room without links: %p', async (none) => {
    await renderHeader({}, { links: none });

    expect(screen.queryByRole('navigation', { name: 'Service und Ratgeber' })).not.toBeInTheDocument();
  });

  it.each(['javascript:alert(1)', '//evil.example/', 'http://plain.example/'])('refuse %s', (href) => {
    expect(header.parseProps({ links: { guide: { label: 'x', href } } }).ok).toBe(false);
  });
});

it('marks the category that the page shows, and none on other pages', async () => {
  await renderHeader({}, { categoryPath: '/c/garten/' });
  const current = () => screen.queryAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current().map((link) => link.textContent)).toEqual(['Garten']);
  cleanup();

  await renderHeader();

  expect(current()).toEqual([]);
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
    [1000, '999+', 'Warenkorb, 1.000 Artikel'],
  ])('shows %s as %s', async (count, badge, name) => {
    const link = await badgeOf(count);

    expect(within(link).getByText(badge)).toBeInTheDocument();
    expect(link).toHaveAccessibleName(name);
  });

  it.each([0, null])('is hidden at %s', async (count) => {
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

describe('the bar that stays when the header has left the window', () => {
  let report: (entries: object[]) => void;
  beforeEach(() => {
    report = () => undefined;
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(tell: typeof report) {
          report = tell;
        }
        observe() {}
        disconnect() {}
      },
    });
  });
  afterEach(() => delete (window as { IntersectionObserver?: unknown }).IntersectionObserver);

  const see = (isIntersecting: boolean, boundingClientRect: { height: number; bottom: number }) =>
    act(() => report([{ isIntersecting, boundingClientRect }]));
  const banner = () => screen.getByRole('banner');

  it('consists of the elements of the header, whose height stays', async () => {
    await renderHeader();
    const search = screen.getByRole('combobox');
    const before = banner().className;

    see(false, { height: 160, bottom: -20 });
    expect(banner()).toHaveStyle({ minHeight: '160px' });
    expect(banner().className).not.toBe(before);
    expect(screen.getByRole('combobox')).toBe(search);
    expect(screen.getAllByRole('link', { name: /Warenkorb/ })).toHaveLength(1);

    see(true, { height: 160, bottom: 90 });
    expect(banner().style.minHeight).toBe('');
    expect(banner()).toHaveClass(before, { exact: true });
  });

  it.each([
    ['is below the window', { height: 160, bottom: 1200 }],
    ['is not displayed', { height: 0, bottom: 0 }],
  ])('is not there while the header %s', async (_state, box) => {
    await renderHeader();

    see(false, box);

    expect(banner().style.minHeight).toBe('');
  });

  it('has its room on our pages, and is not there on third-party pages', async () => {
    await renderHeader();
    expect(banner()).toHaveAttribute('data-top-bar');
    cleanup();

    await renderHeader({ config: { apiOrigin: 'https://shop.example' } });
    see(false, { height: 160, bottom: -20 });

    expect(banner()).not.toHaveAttribute('data-top-bar');
    expect(banner().style.minHeight).toBe('');
  });
});

describe('the search form', () => {
  /** The fields that a browser would send; jsdom does not implement navigation. */
  function submitWith(typed: string) {
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Suche' });
    fireEvent.change(input, { target: { value: typed } });
    const form = input.form as HTMLFormElement;
    const isSent = fireEvent.submit(form);
    return { isSent, form, fields: Object.fromEntries(new FormData(form)) };
  }

  // jsdom writes a console message for every native submit.
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

  it('cleans the search term, publishes it and keeps it for the next time', async () => {
    localStorage.clear();
    const { platform } = await renderHeader();
    const onSubmitted = jest.fn();
    platform.bus.on('search:submitted', onSubmitted, platform.signal);

    const { fields } = submitWith(' <b>3/4" {Hahn} ');

    expect(fields.q).toBe('b3/4 zoll Hahn');
    expect(onSubmitted).toHaveBeenCalledWith({ query: 'b3/4 zoll Hahn' });
    expect(localStorage.getItem('recent-searches')).toBe('["b3/4 zoll Hahn"]');
  });

  it('stays when there is nothing to search for', async () => {
    const { platform } = await renderHeader();
    const onSubmitted = jest.fn();
    platform.bus.on('search:submitted', onSubmitted, platform.signal);

    const { isSent } = submitWith(' "" ');

    expect(isSent).toBe(false);
    expect(onSubmitted).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('keeps the words of the page', async () => {
    const url = 'https://shop.example/search/?q=%3Cb%3Ed%C3%BCbel&ms=true';
    await renderHeader({ url } as Options, { isSearch: true });

    expect(screen.getByRole('combobox')).toHaveValue('<b>dübel');
  });
});

it.each(['/stores/?q=50667', '/widgets/?q=warenkorb'])(
  'does not take the words of %s for those of a product search',
  async (path) => {
    const urls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };
    await renderHeader({ config: { pageUrls: urls }, url: `https://shop.example${path}` } as Options);

    expect(screen.getByRole('combobox', { name: 'Suche' })).toHaveValue('');
  },
);

describe('the menu button', () => {
  const button = () => screen.getByRole('button', { name: 'Menü' });

  it('opens and closes the burger menu of the page', async () => {
    const { platform } = await renderHeader();
    const { bus, signal } = platform;
    bus.set('layers', ['header:menu-requested']);
    bus.on('header:menu-requested', () => openSidebar(bus, 'burger-menu'), signal);

    await userEvent.click(button());
    expect(button()).toHaveAttribute('data-opens', 'header:menu-requested');
    expect(bus.get('openedSidebarId')).toBe('burger-menu');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    button().focus();
    await userEvent.keyboard(' ');

    expect(bus.get('openedSidebarId')).toBeNull();
  });

  it('leads to the categories on this page where the page has no menu', async () => {
    const { platform } = await renderHeader();

    const isFollowed = fireEvent.click(button());

    expect(isFollowed).toBe(true);
    expect(platform.bus.get('openedSidebarId')).toBeNull();
    const target = document.getElementById(button().getAttribute('href')?.slice(1) ?? '') as HTMLElement;
    expect(within(target).getByRole('link', { name: 'Garten' })).toHaveAttribute('href', '/c/garten/');
  });
});

describe('the store shortcut', () => {
  const urls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };
  const ulm = { companyId: '12', name: 'Ulm', address: { zipCode: '89073', city: 'Ulm' } };
  const renderWithStores = () => renderHeader({ config: { pageUrls: urls } });
  const link = () => screen.getByRole('link', { name: /Markt/ });
  const withTile = (bus: Bus) => {
    act(() => bus.set('selectedStore', ulm));
    bus.set('layers', ['storefinder:tile-requested']);
    const { signal } = new AbortController();
    bus.on('storefinder:tile-requested', () => openSidebar(bus, 'store-tile'), signal);
  };

  it('is labelled "Markt wählen" until a store is chosen, then with postcode and town', async () => {
    const { platform } = await renderWithStores();
    expect(link()).toHaveAccessibleName('Markt wählen');
    expect(link()).toHaveAttribute('href', '/stores/');

    act(() => platform.bus.set('selectedStore', ulm));

    expect(link()).toHaveAccessibleName('Ihr Markt: 89073 Ulm');
  });

  it('shows the name of the store in a town that several stores share', async () => {
    const { platform } = await renderWithStores();
    const address = { zipCode: '50823', city: 'Köln' };

    act(() =>
      platform.bus.set('selectedStore', { companyId: '7', name: 'Fachwerk Köln-Ehrenfeld', address }),
    );

    expect(link()).toHaveAccessibleName('Ihr Markt: 50823 Köln-Ehrenfeld');
  });

  it('requests the layer while no store is chosen', async () => {
    const { platform } = await renderWithStores();
    expect(link()).toHaveAttribute('data-opens', 'storefinder:layer-requested');
    platform.bus.set('layers', ['storefinder:layer-requested']);
    platform.bus.on(
      'storefinder:layer-requested',
      () => platform.bus.set('openedSidebarId', 'storefinder-layer'),
      platform.signal,
    );

    const isFollowed = fireEvent.click(link());

    expect(isFollowed).toBe(false);
    expect(link()).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens and closes the tile of the chosen store', async () => {
    const { platform } = await renderWithStores();
    withTile(platform.bus);

    await userEvent.click(link());
    expect(platform.bus.get('openedSidebarId')).toBe('store-tile');
    expect(link()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(link());

    expect(platform.bus.get('openedSidebarId')).toBeNull();
    expect(link()).toHaveAttribute('aria-expanded', 'false');
  });

  it('does not open the tile again with the click whose press has closed it', async () => {
    const { platform } = await renderWithStores();
    withTile(platform.bus);
    await userEvent.click(link());

    fireEvent.pointerDown(link());
    // The tile closes on a press outside.
    act(() => platform.bus.set('openedSidebarId', null));
    fireEvent.click(link());

    expect(platform.bus.get('openedSidebarId')).toBeNull();
  });

  it('closes the tile on Escape and has the focus then', async () => {
    const { platform } = await renderWithStores();
    act(() => platform.bus.set('selectedStore', ulm));
    act(() => platform.bus.set('openedSidebarId', 'store-tile'));

    await userEvent.keyboard('{Escape}');

    expect(platform.bus.get('openedSidebarId')).toBeNull();
    expect(link()).toHaveFocus();
  });

  it.each([
    ['no store is chosen', null],
    ['a store is chosen', ulm],
  ])('leads to the page of all stores where the page has no layer and %s', async (_state, store) => {
    const { platform } = await renderWithStores();
    act(() => platform.bus.set('selectedStore', store));

    // jsdom reports every navigation as an error.
    const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const isFollowed = fireEvent.click(link());

    expect(isFollowed).toBe(true);
    expect(platform.bus.get('openedSidebarId')).toBeNull();
    onError.mockRestore();
  });

  it('offline, keeps the page where the page has no layer, and explains it', async () => {
    const { platform } = await renderWithStores();
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    expect(fireEvent.click(link())).toBe(false);
    isOnline.mockRestore();

    expect(platform.bus.get('notifications')).toMatchObject([
      { type: 'error', text: 'Es besteht keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung.' },
    ]);
  });

  it('is not there for professional customers', async () => {
    const { platform } = await renderWithStores();

    act(() => platform.bus.set('isProhibis', true));

    expect(screen.queryByRole('link', { name: /Markt/ })).not.toBeInTheDocument();
  });
});

describe('the account shortcut', () => {
  const urls = { start: '/', search: '/search/', basket: '/basket/', login: '/login/', account: '/account/' };
  const link = () => screen.getByRole('link', { name: /Mein Konto/ });

  it('leads to the login, and to the account of those who are logged in', async () => {
    const { platform } = await renderHeader({ config: { pageUrls: urls } });
    expect(link()).toHaveAttribute('href', '/login/');

    act(() =>
      platform.bus.set('user', {
        loggedIn: true,
        name: 'Erika Musterfrau',
        isEmployee: false,
        authorities: [{ authority: 'ROLE_CUSTOMER' }],
      }),
    );

    expect(link()).toHaveAttribute('href', '/account/');
    expect(link()).toHaveAccessibleName('Mein Konto, Erika Musterfrau, angemeldet mit Kundenkonto');
    expect(within(link()).getByText('Erika Musterfrau')).toBeInTheDocument();
  });

  it.each([
    ['customer', 'angemeldet mit Kundenkonto'],
    ['employee', 'angemeldet mit Kundenkonto, Mitarbeiter/in'],
    ['prohibis', 'angemeldet mit Kundenkonto, Profikunde'],
  ] as const)('names the role %s of a customer', async (role, words) => {
    const { platform } = await renderHeader({ config: { pageUrls: urls } });
    const user = { loggedIn: true, name: 'Ada', isEmployee: false, authorities: [] };

    act(() => platform.bus.set('user', { ...user, isUserCustomer: true, role }));

    expect(link()).toHaveAccessibleName(`Mein Konto, Ada, ${words}`);
  });

  it('has no badge for those who are logged in without that role', async () => {
    const { platform } = await renderHeader({ config: { pageUrls: urls } });

    act(() => platform.bus.set('user', { loggedIn: true, name: 'Kim', isEmployee: true, authorities: [] }));

    expect(link()).toHaveAccessibleName('Mein Konto, Kim');
  });
});
