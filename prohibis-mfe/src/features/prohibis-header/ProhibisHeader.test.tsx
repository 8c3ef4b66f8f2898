import { renderWidget } from '@fachwerk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { prohibisHeader } from './prohibis-header.widget';

const urls = {
  start: '/',
  search: '/search/',
  basket: '/basket/',
  stores: '/stores/',
  login: '/login/',
  account: '/account/',
};
const renderHeader = (pages: { start: string; search: string; basket: string } = urls) =>
  renderWidget(prohibisHeader, {}, { messages, config: { pageUrls: pages } });
const cologne = { companyId: '1042', name: 'Köln-Ehrenfeld', address: { zipCode: '50823', city: 'Köln' } };

// jsdom logs every navigation as an error.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the head of pages for professional customers', () => {
  it('leads to start, stores, account and cart before anything is known of the visitor', async () => {
    await renderHeader();

    expect(screen.getByRole('link', { name: /zur Startseite/ })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Markt wählen' })).toHaveAttribute('href', '/stores/');
    expect(screen.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute('href', '/login/');
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/basket/');
  });

  it('shows who is logged in, with the way to the account', async () => {
    const { platform } = await renderHeader();

    act(() =>
      platform.bus.set('user', { loggedIn: true, name: 'Petra Profi', isEmployee: false, authorities: [] }),
    );

    expect(screen.getByRole('link', { name: 'Mein Konto: Petra Profi' })).toHaveAttribute(
      'href',
      '/account/',
    );
  });

  it('shows number and town of the chosen store', async () => {
    const { platform } = await renderHeader();

    act(() => platform.bus.set('selectedStore', cologne));

    expect(screen.getByRole('link', { name: /^Markt 1042 · Köln\s?, Markt ändern$/ })).toBeInTheDocument();
  });

  it('asks for the layer of stores where there is one, and stays', async () => {
    const { platform } = await renderHeader();
    const { bus, signal } = platform;
    bus.set('layers', ['storefinder:layer-requested']);
    bus.on('storefinder:layer-requested', () => bus.set('openedSidebarId', 'storefinder-layer'), signal);
    const onClick = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', onClick, { once: true });

    await userEvent.click(screen.getByRole('link', { name: 'Markt wählen' }));

    expect(bus.get('openedSidebarId')).toBe('storefinder-layer');
    expect(onClick).toHaveReturnedWith(true);
  });

  it('goes to the page of all stores where no layer answers', async () => {
    await renderHeader();
    const onClick = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', onClick, { once: true });

    await userEvent.click(screen.getByRole('link', { name: 'Markt wählen' }));

    expect(onClick).toHaveReturnedWith(false);
  });

  it('counts the cart as everywhere', async () => {
    const { platform } = await renderHeader();

    act(() => platform.bus.set('cartCount', 1200));

    const link = screen.getByRole('link', { name: 'Warenkorb, 1.200 Artikel' });
    expect(link).toHaveTextContent('999+');
  });

  it('shows no way to pages that this shop does not have', async () => {
    await renderHeader({ start: '/', search: '/search/', basket: '/basket/' });

    expect(screen.getByText('Kein Markt gewählt')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/basket/']);
  });
});
