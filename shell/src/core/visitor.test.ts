import type { UserState } from '@fachwerk/shared/contracts';
import { createPendingWork } from './pending-work';
import { followVisitor } from './visitor';

const user = { cartCount: 3, name: 'Ada', wishlist: [] } as unknown as UserState;
const HTML = `<a><b data-visitor="{cartBadge}"></b><i data-visitor="Warenkorb, {cartCount} Artikel">Warenkorb</i></a>
<span data-visitor="{name}">Mein Konto</span>`;
const texts = () =>
  Array.from(document.querySelectorAll('[data-visitor]')).map(({ textContent }) => textContent);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

function answerWith(...answers: (Partial<UserState> | number)[]) {
  const request = jest.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(
      typeof answer === 'number'
        ? { ok: false, status: answer }
        : { ok: true, json: () => Promise.resolve({ ...user, ...answer }) },
    );
  });
  Object.assign(window, { fetch: request });
  return request;
}
beforeEach(() => {
  document.body.innerHTML = HTML;
});

it('shows cart count and name in server HTML, and hands the answer over', async () => {
  const request = answerWith({});
  const visitor = followVisitor(undefined, createPendingWork());
  await settled();
  expect(texts()).toEqual(['3', 'Warenkorb, 3 Artikel', 'Ada']);
  await expect(visitor.take()).resolves.toMatchObject({ cartCount: 3 });
  expect(request).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledWith('/rest/user/', {
    credentials: 'include',
    headers: { accept: 'application/json' },
  });
});

it.each([
  [{ cartCount: 0, name: undefined }, ['', 'Warenkorb', 'Mein Konto']],
  [{ cartCount: 1000, name: '<b>Ada</b>' }, ['999+', 'Warenkorb, 1000 Artikel', '<b>Ada</b>']],
])('shows %j as %j', async (answer, shown) => {
  answerWith(answer);
  followVisitor(undefined, createPendingWork())
    .take()
    .catch(() => {});
  await settled();
  expect(texts()).toEqual(shown);
});

it('shows the chosen store and its opening state', async () => {
  document.body.innerHTML = '<b data-visitor="{store}">Markt</b><i data-visitor="{storeOpening}"></i>';
  const address = { zipCode: '50679', city: 'Köln' };
  const store = { companyId: '1043', name: 'Köln-Deutz', address, openingText: 'Öffnet um 8:00 Uhr' };
  answerWith({ selectedStore: store });
  await followVisitor(undefined, createPendingWork()).take();

  expect(texts()).toEqual(['Köln-Deutz', 'Öffnet um 8:00 Uhr']);
});

it('presses the hearts of items on the wishlist', async () => {
  document.body.innerHTML = '<button data-wish="1"></button><button data-wish="2"></button>';
  answerWith({ wishlist: [{ entryId: 'e', itemId: '2', productId: 'p', quantity: 1 }] });
  await followVisitor(undefined, createPendingWork()).take();

  const pressed = Array.from(document.querySelectorAll('[data-wish]')).map((heart) =>
    heart.getAttribute('aria-pressed'),
  );
  expect(pressed).toEqual(['false', 'true']);
});

it('keeps the page as it is when the API fails', async () => {
  answerWith(500);
  const visitor = followVisitor(undefined, createPendingWork());
  await settled();
  expect(texts()).toEqual(['', 'Warenkorb', 'Mein Konto']);
  await expect(visitor.take()).rejects.toThrow('500');
});

it('requests the visitor again for a page from the back/forward cache, until the runtime does', async () => {
  const request = answerWith({}, { cartCount: 0, name: undefined });
  const visitor = followVisitor(undefined, createPendingWork());
  await settled();
  show(false);
  expect(request).toHaveBeenCalledTimes(1);
  show(true);
  await settled();
  expect(texts()).toEqual(['', 'Warenkorb', 'Mein Konto']);
  await expect(visitor.take()).resolves.toMatchObject({ cartCount: 0 });
  show(true);
  expect(request).toHaveBeenCalledTimes(2);
});

it('requests the texts about the store in the language of the page', async () => {
  const request = answerWith({});
  await followVisitor(
    { apiOrigin: '', shopLocale: 'en-DE', pageUrls: {} } as never,
    createPendingWork(),
  ).take();
  expect(request).toHaveBeenCalledWith('/rest/user/?lang=en', expect.anything());
});
