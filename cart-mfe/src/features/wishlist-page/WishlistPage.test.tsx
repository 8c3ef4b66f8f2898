import {
  changeWishlistQuantity,
  readFormAnswer,
  readSharedWishlist,
  removeFromWishlist,
  shareWishlist,
  unshareWishlist,
  wishlistToCart,
} from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { aFakeApp, type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anEntry, aWishlistApi } from './wishlist-fixtures';
import { wishlistPage } from './wishlist-page.widget';

const store = { companyId: '1042', name: 'Fachwerk Köln', address: { zipCode: '50667', city: 'Köln' } };
const aStock = (itemId: string, statusStore: 'Available' | 'SoldOut' | 'CAndRUnavailable') => ({
  itemId,
  companyId: '1042',
  statusStore,
  quantity: statusStore === 'SoldOut' ? 0 : 3,
  quantityText: '3 Stück',
  checkedAt: '2026-11-21T10:00:00.000Z',
  checkedText: 'gerade geprüft',
});
const drill = anEntry({ quantity: 2 });
const saw = anEntry({ itemId: '2002', name: 'Säge' });

async function open(
  api = aWishlistApi([drill, saw]),
  more: readonly AnswerTo[] = [],
  url = 'https://shop.example/merkliste/',
  config: object = {},
) {
  const page = await renderWidget(
    wishlistPage,
    {},
    {
      messages,
      url,
      answers: [...api.answers, ...more],
      config: {
        ...config,
        pageUrls: {
          start: '/',
          search: '/search/',
          basket: '/basket/',
          wishlist: '/merkliste/',
          login: '/login/',
        },
      },
    },
  );
  return { ...page, user: userEvent.setup() };
}
const line = (name: string) => within(screen.getByRole('article', { name }));
const fails = () => {
  throw new HttpError('network', 'for the test');
};
beforeEach(() => sessionStorage.clear());

it('shows every entry with price, availability and quantity, and asks guests to log in', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1, name: 'Ihre Merkliste' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(line('Akkuschrauber').getByText('99,99 €')).toBeVisible();
  expect(line('Akkuschrauber').getByText('Online verfügbar')).toBeVisible();
  expect(line('Akkuschrauber').getByRole('spinbutton', { name: 'Menge von Akkuschrauber' })).toHaveValue(2);
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    '/login/?successUrl=/merkliste/',
  );
});

it('tells how a price changed since it was put on the list', async () => {
  const before = (value: number, displayValue: string) => ({ previousPrice: { value, displayValue } });
  await open(
    aWishlistApi([
      anEntry(before(11_999, '119,99 €')),
      anEntry({ itemId: '2', name: 'Säge', ...before(8_999, '89,99 €') }),
    ]),
  );

  expect(line('Akkuschrauber').getByText(/20.€ günstiger/)).toBeVisible();
  expect(line('Säge').getByText('Beim Merken: 89,99 €')).toBeVisible();
});

it('removes at once, offers an undo, and publishes the list', async () => {
  const { user, platform } = await open();

  await user.click(screen.getByRole('button', { name: 'Akkuschrauber von der Merkliste entfernen' }));
  expect(screen.queryByRole('article', { name: 'Akkuschrauber' })).not.toBeInTheDocument();
  expect(platform.bus.get('wishlist')).toMatchObject({ items: [{ itemId: '2002' }], count: 1 });

  const [message] = platform.bus.get('notifications');
  expect(message?.action).toMatchObject({ label: 'Rückgängig', payload: { itemId: '1001', quantity: 2 } });
  await act(async () =>
    platform.bus.publish('cart:wishlist-removal-undone', {
      itemId: '1001',
      productId: 'p-1001',
      quantity: 2,
    }),
  );
  expect(await screen.findByRole('article', { name: 'Akkuschrauber' })).toBeVisible();
});

it('reports removals and restorations for the app, and no other change', async () => {
  const { user, platform } = await open();
  const reported = jest.fn();
  platform.bus.on('cart:wishlist-changed', reported, platform.signal);

  await user.click(screen.getByRole('button', { name: 'Eins mehr von Säge' }));
  await waitFor(() => expect(platform.callsOf(changeWishlistQuantity)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Akkuschrauber von der Merkliste entfernen' }));
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  const ids = { itemId: '1001', productId: 'p-1001', quantity: 2 };
  await act(async () => platform.bus.publish('cart:wishlist-removal-undone', ids));
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(2));

  const entryId = expect.any(String) as string;
  expect(reported.mock.calls).toEqual([
    [{ action: 'removeWishlist', entryId, ...ids, amount: 2 }],
    [{ action: 'addWishlist', entryId, ...ids, amount: 4 }],
  ]);
});

it('takes a change back that fails, with a message', async () => {
  const { user, platform } = await open(undefined, [answerTo(removeFromWishlist, fails)]);

  await user.click(screen.getByRole('button', { name: 'Säge von der Merkliste entfernen' }));

  expect(await screen.findByRole('article', { name: 'Säge' })).toBeVisible();
  expect(platform.bus.get('notifications').at(-1)?.text).toContain(
    'Die Änderung konnte nicht gespeichert werden.',
  );
});

it('sends a changed quantity', async () => {
  const { user, platform } = await open();

  await user.click(screen.getByRole('button', { name: 'Eins mehr von Säge' }));

  await waitFor(() =>
    expect(platform.callsOf(changeWishlistQuantity)).toEqual([{ form: { entryId: 'e-2002', quantity: 2 } }]),
  );
  expect(platform.bus.get('wishlist')?.count).toBe(4);
});

it('follows a change in another tab', async () => {
  const api = aWishlistApi([drill, saw]);
  const { platform } = await open(api);

  api.entries().length = 1;
  await act(async () =>
    platform.bus.set('wishlist', {
      items: [{ entryId: 'e-1001', itemId: '1001', productId: 'p-1001', quantity: 2 }],
      count: 2,
    }),
  );

  expect(screen.queryByRole('article', { name: 'Säge' })).not.toBeInTheDocument();
});

it('shows only what the store has, for the whole session', async () => {
  const api = aWishlistApi(
    [
      { ...drill, storeStock: aStock('1001', 'Available') },
      { ...saw, storeStock: aStock('2002', 'SoldOut') },
    ],
    { selectedStore: store },
  );
  const { user, unmount } = await open(api);

  const filter = screen.getByRole('button', { name: 'Nur in meinem Markt (Fachwerk Köln)' });
  expect(filter).toHaveAttribute('aria-pressed', 'false');
  filter.focus();
  await user.keyboard(' ');
  expect(filter).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Akkuschrauber im Markt reservieren' })).toBeVisible();
  unmount();

  await open(api);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('shows goods of the stores as there, though they cannot be reserved', async () => {
  const product = { ...saw.product, storeProof: 'installer' as const, statusOnline: 'Unavailable' as const };
  const storeStock = aStock('2002', 'CAndRUnavailable');
  const { user } = await open(
    aWishlistApi([drill, { ...saw, product, storeStock }], { selectedStore: store }),
  );

  await user.click(screen.getByRole('button', { name: 'Nur in meinem Markt (Fachwerk Köln)' }));

  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(line('Säge').getByText('Im Markt verfügbar')).toBeVisible();
  expect(line('Säge').getByText('Nur im Markt, mit Nachweis eines Fachbetriebs')).toBeVisible();
  expect(screen.queryByRole('button', { name: /reservieren/ })).not.toBeInTheDocument();
});

it.each(['CanBeOrdered', 'SoldOut'] as const)(
  'has no way into the cart for what the cart would refuse: %s',
  async (statusOnline) => {
    await open(aWishlistApi([{ ...saw, product: { ...saw.product, statusOnline, maxStock: 0 } }]));

    expect(line('Säge').queryByRole('button', { name: /Warenkorb/ })).not.toBeInTheDocument();
    expect(line('Säge').getByRole('button', { name: /entfernen/ })).toBeVisible();
  },
);

describe('everything to the cart', () => {
  const lines = [
    {
      itemId: '1001',
      name: 'Akkuschrauber',
      url: '/p/1/',
      requested: 5,
      added: 3,
      result: 'REDUCED' as const,
    },
    { itemId: '2002', name: 'Säge', url: '/p/2/', requested: 1, added: 0, result: 'MISSING' as const },
    {
      itemId: '2003',
      name: 'Köder',
      url: '/p/3/',
      requested: 1,
      added: 0,
      result: 'ADVICE_REQUIRED' as const,
    },
  ];

  it('reports what is reduced or missing', async () => {
    const { user, platform } = await open(undefined, [
      answerTo(wishlistToCart, { lines, totalArticleCount: 3 }),
    ]);

    await user.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));

    expect(await screen.findByText('3 Artikel liegen jetzt im Warenkorb')).toBeVisible();
    expect(screen.getByText('3 statt 5', { exact: false })).toBeVisible();
    expect(screen.getByText('zurzeit nicht verfügbar', { exact: false })).toBeVisible();
    expect(platform.bus.get('cartCount')).toBe(3);
  });

  it.each([
    ['ADVICE_REQUIRED', 'nur mit Beratung im Markt'],
    ['INSTALLER_REQUIRED', 'nur im Markt, mit Nachweis eines Fachbetriebs'],
    ['PRECURSOR_REQUIRED', 'nur im Markt, nicht an Privatpersonen'],
    ['POISON_REQUIRED', 'nur im Markt, gegen Ausweis und Beratung'],
  ] as const)('reports why an item stays: %s', async (result, reason) => {
    const stays = { itemId: '2003', name: 'Köder', url: '/p/3/', requested: 1, added: 0, result };
    const { user } = await open(undefined, [
      answerTo(wishlistToCart, { lines: [stays], totalArticleCount: 0 }),
    ]);

    await user.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));

    expect(await screen.findByText(reason, { exact: false })).toBeVisible();
  });

  it('shows the report of the form without script', async () => {
    await open(
      undefined,
      [
        answerTo(readFormAnswer, {
          form: 'wishlistToCart',
          values: {},
          fieldErrors: [],
          globalErrors: [],
          result: { lines },
        }),
      ],
      'https://shop.example/merkliste/?answer=k',
    );

    expect(screen.getByText('3 Artikel liegen jetzt im Warenkorb')).toBeVisible();
  });
});

describe('the shared list', () => {
  it('is copied by the app, whose pages may not', async () => {
    const shareUrl = 'https://shop.example/merkliste/?liste=abc';
    const app = aFakeApp(({ handle }) => ({ handle }));
    const writeText = jest.fn();
    const { user } = await open(undefined, [answerTo(shareWishlist, { shareUrl })], undefined, {
      appDevice: 'ios',
    });
    Object.assign(navigator.clipboard, { writeText });
    await user.click(screen.getByRole('button', { name: 'Link erstellen' }));
    await user.click(await screen.findByRole('button', { name: 'Link kopieren' }));

    expect(await screen.findByText('Der Link ist kopiert.')).toBeVisible();
    expect(app.requests).toMatchObject([{ text: shareUrl }]);
    expect(writeText).not.toHaveBeenCalled();
    delete window.fachwerkApp;
  });

  it('is created and revoked', async () => {
    const shareUrl = 'https://shop.example/merkliste/?liste=abc';
    const { user } = await open(undefined, [
      answerTo(shareWishlist, { shareUrl }),
      answerTo(unshareWishlist, { shareUrl: null }),
    ]);

    await user.click(screen.getByRole('button', { name: 'Link erstellen' }));
    expect(await screen.findByRole('textbox', { name: 'Link zu Ihrer Merkliste' })).toHaveValue(shareUrl);
    await user.click(screen.getByRole('button', { name: 'Nicht mehr teilen' }));
    expect(await screen.findByRole('button', { name: 'Link erstellen' })).toBeVisible();
  });

  it('is read-only', async () => {
    await open(
      undefined,
      [answerTo(readSharedWishlist, { entries: [drill], count: 2 })],
      'https://shop.example/merkliste/?liste=abc',
    );

    expect(screen.getByRole('heading', { name: 'Geteilte Merkliste' })).toBeVisible();
    expect(screen.getByText('Menge: 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: /entfernen/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Akkuschrauber in den Warenkorb' })).toBeVisible();
  });

  it('is gone after its revocation', async () => {
    await open(
      undefined,
      [
        answerTo(readSharedWishlist, () => {
          throw new HttpError('bad-request', 'for the test', 404);
        }),
      ],
      'https://shop.example/merkliste/?liste=abc',
    );

    expect(screen.getByRole('heading', { name: 'Diese Merkliste wird nicht mehr geteilt' })).toBeVisible();
  });
});

it('has ways into the range when it is empty', async () => {
  await open(aWishlistApi([]));

  expect(screen.getByRole('heading', { name: 'Ihre Merkliste ist noch leer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});
