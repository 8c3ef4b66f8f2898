import { searchStores, selectStore } from '@fachwerk/shared/calls';
import type { StoreSearch } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { fillPageHead } from '@fachwerk/shared/widget';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  aResult,
  aSearch,
  aStore,
  deutz,
  messages,
  selected,
  unknownPlace,
} from '../../testing/store-fixtures';
import { storefinderPage } from './storefinder-page.widget';

const berlin = aStore({
  companyId: '1001',
  name: 'Fachwerk Berlin-Mitte',
  url: '/stores/berlin-mitte-1001/',
  address: { street: 'Chausseestraße 1', zipCode: '10115', city: 'Berlin', state: 'Berlin' },
});

async function visit(search = '', answer: () => StoreSearch = () => aSearch()) {
  const widget = await renderWidget(
    storefinderPage,
    {},
    {
      messages,
      url: `https://shop.example/stores/${search}`,
      answers: [
        answerTo(searchStores, answer),
        answerTo(selectStore, { selectedStore: selected(deutz), reservationImpact: [] }),
      ],
    },
  );
  return { user: userEvent.setup(), ...widget };
}

/** The server HTML of the page. */
async function withoutScript(search: string) {
  const { platform, loaded } = await visit(search);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <storefinderPage.Root props={{}} data={loaded!.data} platform={platform} />,
  );
  return page;
}

describe('without a search', () => {
  const all = () => aSearch({ results: [aResult(aStore()), aResult(berlin), aResult(deutz)], total: 3 });

  it('lists all stores by state, each a link to its page', async () => {
    const { container, platform, loaded } = await visit('', all);

    expect(screen.getByRole('heading', { level: 1, name: 'Märkte und Öffnungszeiten' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Alle 3 Märkte nach Bundesland' })).toBeVisible();
    const states = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(states).toEqual(['Berlin1', 'Nordrhein-Westfalen2']);
    const link = container.querySelector('a[href="/stores/berlin-mitte-1001/"]');
    expect(link).toHaveTextContent('Fachwerk Berlin-Mitte');
    expect(platform.calls[0]?.query).toEqual({ limit: 200 });
    expect(loaded?.page && fillPageHead(loaded.page, messages)).toMatchObject({
      title: 'Märkte und Öffnungszeiten',
      canonical: 'https://shop.example/stores/',
    });
    expect(loaded?.page?.robots).toBeUndefined();
  });

  it('sends the page no more of a store than the list shows', async () => {
    const { loaded } = await visit('', all);

    expect(JSON.stringify(loaded?.data)).not.toContain('openingHours');
  });
});

describe('with a search', () => {
  it('shows what was typed and the stores with hours, phone and route', async () => {
    const { platform, loaded } = await visit('?q=50667');

    expect(platform.calls[0]?.query).toEqual({ q: '50667', limit: 12 });
    expect(screen.getByRole('textbox', { name: 'Postleitzahl oder Ort' })).toHaveValue('50667');
    expect(screen.getByRole('heading', { name: 'Die 2 nächsten Märkte bei 50667 Köln' })).toBeVisible();
    const store = within(screen.getByRole('article', { name: 'Fachwerk Köln-Ossendorf' }));
    expect(store.getByText('Mo. bis Fr.').nextSibling).toHaveTextContent('8:00–20:00 Uhr');
    expect(store.getByRole('link', { name: '0221 12345-0' })).toBeVisible();
    expect(loaded?.page && fillPageHead(loaded.page, messages)).toMatchObject({
      title: 'Märkte bei 50667',
      canonical: 'https://shop.example/stores/',
      robots: 'noindex, follow',
    });
  });

  it('searches around a position too', async () => {
    const { platform } = await visit('?lat=50.94&lon=6.96', () => aSearch({ place: null }));

    expect(platform.calls[0]?.query).toEqual({ lat: 50.94, lon: 6.96, limit: 12 });
    expect(screen.getByRole('heading', { name: 'Die 2 nächsten Märkte in Ihrer Nähe' })).toBeVisible();
  });

  it.each(['?q=5', '?q=', '?lat=500&lon=6', '?lat=50', '?lat=x&lon=y'])(
    'shows all stores for the nonsense of "%s"',
    async (search) => {
      const { platform } = await visit(search);

      expect(platform.calls[0]?.query).toEqual({ limit: 200 });
    },
  );

  it('offers the places that may be meant as links', async () => {
    await visit('?q=Koln', () => unknownPlace('Koln'));

    expect(screen.getByRole('heading', { name: /„Koln“ kennen wir nicht als Ort/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Köln, Nordrhein-Westfalen' })).toHaveAttribute(
      'href',
      '/stores/?q=50667',
    );
  });

  it('says that it failed, keeps what was typed and offers to try again', async () => {
    const { loaded } = await visit('?q=K%C3%B6ln', () => {
      throw new HttpError('bad-response', 'for the test', 500);
    });

    expect(screen.getByText('Die Märkte konnten nicht geladen werden.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Postleitzahl oder Ort' })).toHaveValue('Köln');
    expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
      'href',
      '/stores/?q=K%C3%B6ln',
    );
    expect(loaded?.page).toMatchObject({ status: 503, robots: 'noindex' });
  });

  it('stops a mistake in the form before the page is asked', async () => {
    await visit();
    const form = screen.getByRole('search', { name: 'Marktsuche' });

    expect(fireEvent.submit(form)).toBe(false);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Bitte geben Sie eine Postleitzahl oder einen Ort ein.',
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Köln' } });
    expect(fireEvent.submit(form)).toBe(true);
  });
});

describe('choosing', () => {
  it('stays on the page and marks the store', async () => {
    const { user, platform } = await visit('?q=50667');
    await user.click(screen.getByRole('button', { name: 'Als meinen Markt wählen: Fachwerk Köln-Deutz' }));

    const store = within(screen.getByRole('article', { name: 'Fachwerk Köln-Deutz' }));
    expect(store.getByText('Ihr Markt')).toBeVisible();
    expect(platform.bus.get('selectedStore')).toEqual(selected(deutz));
  });

  it('follows a choice made in another tab', async () => {
    const { platform } = await visit('?q=50667');
    await act(async () => platform.bus.set('selectedStore', selected(aStore())));

    expect(
      within(screen.getByRole('article', { name: 'Fachwerk Köln-Ossendorf' })).getByText('Ihr Markt'),
    ).toBeVisible();
  });

  it('works without script: a form that comes back to the same search', async () => {
    const page = await withoutScript('?q=50667');
    const form = page.querySelector('form[method=post]');

    expect(form).toHaveAttribute('action', '/rest/stores/select/');
    expect(form?.querySelector('[name=companyId]')).toHaveValue('1042');
    expect(form?.querySelector('[name=redirect]')).toHaveValue('/stores/?q=50667&chosen=1042');
    expect(page.querySelector('form[role=search]')).toHaveAttribute('action', '/stores/');
    expect(page).not.toHaveTextContent('Standort verwenden');
  });

  it('says without script which store was chosen', async () => {
    const page = await withoutScript('?q=50667&chosen=1043');

    expect(page).toHaveTextContent('Fachwerk Köln-Deutz ist jetzt Ihr Markt.');
    expect(await withoutScript('?q=50667&chosen=99')).not.toHaveTextContent('ist jetzt Ihr Markt');
  });
});
