import { createBus } from '@fachwerk/shared/bus';
import { fillCarts, findCartStores } from '@fachwerk/shared/calls';
import type { CartStoreResult, CartStores } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { aStore, deutz, messages } from '../../testing/store-fixtures';
import { cartStoresPage } from './cart-stores-page.widget';

const items = ['Bohrer', 'Schrauben', 'Leim'].map((name, index) => ({
  itemId: `20000${index}`,
  name,
  url: `/p/${index}/`,
  quantity: 2,
}));
const result = (part: Partial<CartStoreResult>): CartStoreResult => ({
  store: aStore(),
  distance: 3.4,
  distanceText: '3,4\u00a0km',
  isOpenOnArrival: true,
  collectableFrom: { at: '2026-11-20T10:00:00.000Z', text: 'heute ab 11:00 Uhr' },
  here: 1,
  parcel: 1,
  missing: 1,
  shares: [
    { itemId: '200000', here: 2, parcel: 0 },
    { itemId: '200001', here: 1, parcel: 1 },
    { itemId: '200002', here: 0, parcel: 1 },
  ],
  ...part,
});
const whole = result({
  store: deutz,
  here: 3,
  parcel: 0,
  missing: 0,
  isOpenOnArrival: false,
  shares: items.map(({ itemId }) => ({ itemId, here: 2, parcel: 0 })),
});
const found = (part: Partial<CartStores> = {}): CartStores => ({
  query: '50667',
  place: '50667 Köln',
  coords: { lat: 50.94, lon: 6.96 },
  suggestions: [],
  near: null,
  items,
  compared: 14,
  complete: 1,
  results: [whole, result({})],
  ...part,
});

async function visit(search = '?q=50667', answer: CartStores | (() => never) = found(), bus = createBus()) {
  const widget = await renderWidget(
    cartStoresPage,
    {},
    {
      bus,
      messages,
      url: `https://shop.example/basket/stores/${search}`,
      answers: [
        answerTo(findCartStores, answer),
        answerTo(fillCarts, () => {
          throw new HttpError('bad-response', 'for the test', 409, {
            globalErrors: [{ msg: 'error.basket.splitChanged' }],
          });
        }),
      ],
    },
  );
  return { user: userEvent.setup(), ...widget };
}

const card = (name: string) => within(screen.getByRole('article', { name }));

it('says of each store what it has, and how every item is shared', async () => {
  const { platform } = await visit('?q=50667&complete=true');

  expect(platform.calls[0]?.query).toEqual({ q: '50667', complete: 'true' });
  expect(screen.getByRole('heading', { name: '14 Märkte bei 50667 Köln im Vergleich' })).toBeVisible();
  expect(screen.getByText('Ein Markt hat Ihren ganzen Warenkorb.')).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeChecked();
  const all = card('Fachwerk Köln-Deutz');
  expect(all.getByText('Alle 3 verschiedenen Artikel sind vorrätig')).toBeVisible();
  expect(all.getByText(/Bei Ihrer Ankunft geschlossen\. Abholbereit heute ab 11:00 Uhr\./)).toBeVisible();
  expect(all.getByRole('button', { name: 'Alles hier reservieren: Fachwerk Köln-Deutz' })).toBeVisible();
  const some = card('Fachwerk Köln-Ossendorf');
  expect(some.getByText('1 von 3 verschiedenen Artikeln sind hier vorrätig')).toBeVisible();
  expect(some.getByText('Ein Artikel kommt ganz oder zum Teil per Paket')).toBeVisible();
  expect(some.getByText('Von einem Artikel gibt es weder hier noch online genug')).toBeVisible();
  expect(some.getByText('Schrauben').closest('li')).toHaveTextContent('1 im Markt, 1 per Paket');
  expect(some.getByText('Leim').closest('li')).toHaveTextContent('1 per Paket, 1 nicht vorrätig');
});

it.each([
  [
    595,
    true,
    [
      'Der Versand des Pakets kostet 5,95\u00a0€',
      'Der kostenlose Versand, den Ihr Warenkorb jetzt hat, entfällt damit.',
    ],
  ],
  [595, false, ['Der Versand des Pakets kostet 5,95\u00a0€']],
  [0, false, ['Der Versand des Pakets ist kostenlos']],
])(
  'says what the parcel part costs: %d cents, loses free shipping: %s',
  async (value, losesFreeShipping, said) => {
    const parcelShipping = { value, displayValue: '5,95\u00a0€' };
    await visit('?q=50667', found({ results: [result({ parcelShipping, losesFreeShipping })] }));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.filter((line) => /Versand/.test(line) && !/\d+ Artikel/.test(line)).slice(1)).toEqual(said);
  },
);

it('works without script: a form with what was shown, which comes back to the cart', async () => {
  const { platform, loaded } = await visit();
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <cartStoresPage.Root props={{}} data={loaded!.data} platform={platform} />,
  );
  const form = page.querySelectorAll('form[method=post]')[1];

  expect(form).toHaveAttribute('action', '/basket/split/');
  expect([...form!.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
    ['companyId', '1042'],
    ['here', '1'],
    ['missing', '1'],
    ['redirect', '/basket/'],
  ]);
  expect(page.querySelector('form[role=search]')).toHaveAttribute('action', '/basket/stores/');
  expect(loaded?.page).toMatchObject({ robots: 'noindex' });
});

it('says why the carts were not filled', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('button', { name: 'Warenkorb so aufteilen: Fachwerk Köln-Ossendorf' }));

  expect(await screen.findByText('Ihr Warenkorb wurde nicht geändert.')).toBeVisible();
});

it.each([
  ['', found({ place: null, coords: null, results: [], compared: 0, complete: 0 }), 'Wo kaufen Sie ein?'],
  [
    '?q=Xyzzy',
    found({ place: null, coords: null, results: [], compared: 0, complete: 0 }),
    '„Xyzzy“ kennen wir nicht als Ort.',
  ],
  ['', found({ place: null, near: 'Fachwerk Köln-Deutz' }), '14 Märkte bei Fachwerk Köln-Deutz im Vergleich'],
  ['?lat=50.9&lon=6.9', found({ place: null, compared: 1 }), 'Ein Markt in Ihrer Nähe im Vergleich'],
  [
    '?q=50667',
    found({ results: [], compared: 0, complete: 0 }),
    'In Ihrer Nähe reserviert kein Markt Artikel.',
  ],
  ['', found({ items: [] }), 'In Ihrem Warenkorb liegt noch nichts, was ein Markt haben könnte.'],
])('has a heading for "%s"', async (search, answer, heading) => {
  await visit(search, answer);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});

it('says that no store has everything, and where nothing is', async () => {
  const nothing = result({ here: 0, shares: items.map(({ itemId }) => ({ itemId, here: 0, parcel: 2 })) });
  await visit('?q=50667&complete=true', found({ complete: 0, results: [nothing] }));

  expect(screen.getByText(/Kein Markt hat Ihren ganzen Warenkorb/)).toBeVisible();
  expect(screen.getByText('Hier ist zurzeit nichts davon vorrätig.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /aufteilen/ })).toBeNull();
});

it('keeps the place when the stores could not be compared', async () => {
  const { loaded } = await visit('?q=K%C3%B6ln', () => {
    throw new HttpError('bad-response', 'for the test', 500);
  });

  expect(screen.getByText('Die Märkte konnten nicht verglichen werden.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
    'href',
    '/basket/stores/?q=K%C3%B6ln',
  );
  expect(loaded?.page).toMatchObject({ status: 503 });
});

it('offers a professional customer the cart only', async () => {
  const bus = createBus();
  bus.set('isProhibis', true);
  await visit('?q=50667', found(), bus);

  expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});
