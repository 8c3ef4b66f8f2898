import { readNavigation } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { aNavigation } from '../../testing/a-category';
import { burgerMenu } from './burger-menu.widget';

type Options = Parameters<typeof renderWidget>[2];

const openMenu = async (options: Options = {}) => {
  const rendered = await renderWidget(
    burgerMenu,
    {},
    { messages, answers: [answerTo(readNavigation, aNavigation)], ...options },
  );
  await act(async () => rendered.platform.bus.publish('header:menu-requested', {}));
  return { ...rendered, menu: screen.getByRole('dialog', { name: 'Sortiment' }) };
};

describe('the burger menu', () => {
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

  it('links categories without children at once, and reports what is followed', async () => {
    const { menu, platform } = await openMenu();

    expect(within(menu).getByRole('link', { name: 'Holz (1.234)' })).toHaveAttribute('href', '/c/holz/');
    // jsdom does not implement navigation.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(within(menu).getByRole('link', { name: 'Holz (1.234)' }));
    await userEvent.click(within(menu).getByRole('button', { name: 'Werkzeug' }));
    expect(platform.tracked).toEqual([
      {
        name: 'navigation',
        values: {
          label: 'Holz',
          specification: 'link',
          category: 'main_navigation',
          source: 'header_navigation',
        },
      },
    ]);
  });

  it('is the one open sidebar, keeps the page from scrolling, and ends with Escape', async () => {
    const { platform } = await openMenu();
    expect(platform.bus.get('openedSidebarId')).toBe('burger-menu');
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

  it('offers another try when the tree does not come', async () => {
    let calls = 0;
    const { menu } = await openMenu({
      answers: [
        answerTo(readNavigation, () => {
          calls++;
          if (calls === 1) throw new HttpError('network', 'offline');
          return aNavigation();
        }),
      ],
    });
    expect(await within(menu).findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');

    await userEvent.click(within(menu).getByRole('button', { name: 'Noch einmal versuchen' }));

    expect(await within(menu).findByRole('button', { name: 'Garten' })).toBeInTheDocument();
    expect(within(menu).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has store, account and service below the categories, as far as this shop has them', async () => {
    const urls = {
      start: '/',
      search: '/search/',
      basket: '/basket/',
      login: '/login/',
      account: '/account/',
      stores: '/stores/',
      contact: '/kontakt/',
    };
    const { menu, platform } = await openMenu({ config: { pageUrls: urls } });
    const links = () =>
      within(within(menu).getByRole('navigation', { name: 'Markt, Konto und Service' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links()).toEqual([
      ['Markt finden', '/stores/'],
      ['Anmelden oder Konto anlegen', '/login/'],
      ['Kontakt', '/kontakt/'],
    ]);

    act(() => {
      platform.bus.set('user', { loggedIn: true, name: 'Ada', isEmployee: false, authorities: [] });
      platform.bus.set('selectedStore', {
        companyId: '12',
        name: 'Ulm',
        address: { zipCode: '89073', city: 'Ulm' },
      });
    });
    expect(links().slice(0, 2)).toEqual([
      ['Ihr Markt: 89073 Ulm', '/stores/'],
      ['Mein Konto: Ada', '/account/'],
    ]);

    act(() => platform.bus.set('isProhibis', true));
    expect(links().map(([label]) => label)).toEqual(['Mein Konto: Ada', 'Kontakt']);

    // jsdom does not implement navigation.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(within(menu).getByRole('link', { name: /Ada/ }));
    expect(platform.tracked).toEqual([]);
  });

  it('leads to this page in another language where it has one', async () => {
    const { menu } = await openMenu({ config: { languageUrl: '/language/' } });

    const chooser = within(menu).getByRole('group', { name: 'Sprache' });
    expect(within(chooser).getByText('Deutsch')).toHaveAttribute('aria-current', 'true');
    expect(within(chooser).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/language/en/');
    await expectNoAxeViolations(document.body);
  });

  it('starts at the first level again when it is opened again', async () => {
    const { menu, platform } = await openMenu();
    await userEvent.click(within(menu).getByRole('button', { name: 'Werkzeug' }));
    await userEvent.keyboard('{Escape}');

    await act(async () => platform.bus.publish('header:menu-requested', {}));

    expect(screen.getByRole('button', { name: 'Garten' })).toBeInTheDocument();
  });

  it('has nothing that axe finds', async () => {
    const { menu } = await openMenu();

    await userEvent.click(within(menu).getByRole('button', { name: 'Werkzeug' }));

    await expectNoAxeViolations(document.body);
  });
});
