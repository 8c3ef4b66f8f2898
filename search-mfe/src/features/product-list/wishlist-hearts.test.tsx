import { addToWishlist, readProducts, removeFromWishlist } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aList, messages, tiles } from '../../testing/test-data';
import { productListPage } from './product-list-page.widget';

const pageUrls = { start: '/', search: '/search/', basket: '/basket/', wishlist: '/merkliste/' };
const products = tiles(3);
const [first, second] = products;
const item = (index: number) => ({
  entryId: `e${index}`,
  itemId: products[index]?.itemId ?? '',
  productId: products[index]?.productId ?? '',
  quantity: 1,
});

async function openList(answers: readonly AnswerTo[] = [], config: object = {}) {
  const page = await renderWidget(
    productListPage,
    { categoryPath: 'werkzeug/akkuschrauber' },
    {
      messages,
      url: 'https://shop.example/c/werkzeug/akkuschrauber/',
      config: { pageUrls, ...config },
      answers: [answerTo(readProducts, aList({ category: aCategory(), items: products })), ...answers],
    },
  );
  const know = (...indices: number[]) =>
    act(async () => page.platform.bus.set('wishlist', { items: indices.map(item), count: indices.length }));
  return { ...page, know, user: userEvent.setup() };
}
const heartOf = (product = first) =>
  document.querySelector<HTMLElement>(`[data-wish="${product?.itemId}"]`) as HTMLElement;
const heart = (name = first?.name ?? '') => screen.getByRole('button', { name: `${name} auf die Merkliste` });
const isPressed = (name?: string) => heart(name).getAttribute('aria-pressed');
beforeEach(() => sessionStorage.clear());

it('is pressed for items on the list, once it is known', async () => {
  const { know } = await openList();
  expect(isPressed()).toBe('false');

  await know(0);

  expect([isPressed(), isPressed(second?.name)]).toEqual(['true', 'false']);
});

it('is hidden on pages of other sites, which keep no list', async () => {
  const { platform } = await openList();
  expect(heart()).toBeVisible();

  act(() => platform.bus.set('isOtherSite', true));

  expect(screen.queryByRole('button', { name: /auf die Merkliste$/ })).toBeNull();
  const added = heartOf(first).cloneNode(true) as HTMLElement;
  added.hidden = false;
  heartOf(first).after(added);
  await waitFor(() => expect(added).not.toBeVisible());
});

it('is a form for browsers without script', async () => {
  await openList();

  const form = heart().closest('form');
  expect(form).toHaveAttribute('action', '/wishlist/addItem/');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    itemId: first?.itemId,
    productId: first?.productId,
  });
});

it('adds and removes; the list is replaced by the response, and the bridge is informed', async () => {
  const { know, user, platform } = await openList([
    answerTo(addToWishlist, { wishlist: [item(0), item(2)], count: 2 }),
    answerTo(removeFromWishlist, { wishlist: [], count: 0 }),
  ]);
  const changes: unknown[] = [];
  platform.bus.on('cart:wishlist-changed', (change) => changes.push(change), platform.signal);
  await know();

  await user.click(heart());
  await waitFor(() => expect(platform.bus.get('wishlist')?.count).toBe(2));
  expect(isPressed()).toBe('true');
  await user.click(heart());
  await waitFor(() => expect(changes).toHaveLength(2));

  expect(isPressed()).toBe('false');
  expect(platform.callsOf(addToWishlist)).toEqual([
    { form: { itemId: first?.itemId, productId: first?.productId } },
  ]);
  expect(changes).toMatchObject([
    { action: 'addWishlist', entryId: 'e0', itemId: first?.itemId, amount: 2 },
    { action: 'removeWishlist', entryId: 'e0', itemId: first?.itemId, amount: 0 },
  ]);
  expect(platform.tracked).toMatchObject([
    { name: 'add_to_wishlist', values: { source: 'product_list' } },
    { name: 'remove_from_wishlist' },
  ]);
});

it('shows the press before the answer, and takes it back with a message when the call fails', async () => {
  let fail: () => void = () => undefined;
  const { know, user, platform } = await openList([
    answerTo(
      addToWishlist,
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new HttpError('bad-response', 'for the test', 500));
        }),
    ),
  ]);
  await know(1);

  await user.click(heart());
  await waitFor(() => expect(platform.callsOf(addToWishlist)).toHaveLength(1));
  expect(isPressed()).toBe('true');
  await act(async () => fail());

  await waitFor(() => expect(isPressed()).toBe('false'));
  expect(isPressed(second?.name)).toBe('true');
  expect(platform.bus.get('notifications')[0]).toMatchObject({
    type: 'error',
    text: expect.stringMatching(/^Der Artikel konnte nicht auf die Merkliste gesetzt werden\./) as unknown,
  });
});

it('waits for the list with a click that comes before it', async () => {
  const { know, user, platform } = await openList([answerTo(removeFromWishlist, { wishlist: [], count: 0 })]);

  await user.click(heart());
  expect(platform.callsOf(addToWishlist)).toEqual([]);
  await know(0);

  await waitFor(() => expect(platform.callsOf(removeFromWishlist)).toHaveLength(1));
});

it('completes a click that a login interrupted', async () => {
  let isLoggedIn = false;
  const { know, user, platform } = await openList([
    answerTo(addToWishlist, () => {
      if (!isLoggedIn) throw new HttpError('bad-request', 'for the test', 403);
      return { wishlist: [item(0)], count: 1 };
    }),
  ]);
  await know();
  await user.click(heart());
  await waitFor(() => expect(platform.bus.get('notifications')).toHaveLength(1));

  isLoggedIn = true;
  await act(async () => platform.bus.publish('account:logged-in', {}));

  await waitFor(() => expect(platform.bus.get('wishlist')?.items).toEqual([item(0)]));
  expect(platform.bus.get('notifications')).toEqual([]);
});

it.each([
  ['the app', { appDevice: 'ios' }],
  ['a shop without the page', { pageUrls: { ...pageUrls, wishlist: undefined } }],
])('is hidden in %s', async (_, config) => {
  await openList([], config);

  expect(screen.queryByRole('button', { name: /Merkliste/ })).not.toBeInTheDocument();
});
