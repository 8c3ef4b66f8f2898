import { createBus } from '@fachwerk/shared/bus';
import type { UserState } from '@fachwerk/shared/contracts';
import { createSession, type SessionOptions } from './session';

const user: UserState = {
  loggedIn: false,
  authorities: [],
  isEmployee: false,
  isProhibis: false,
  cartCount: 3,
  customerCardNumber: null,
  wishlist: [],
  selectedStore: null,
  csrf: { name: '_csrf', header: 'x-csrf-token', value: 'token' },
};

const setUp = (...answers: (() => Promise<unknown>)[]) => {
  const bus = createBus({ validate: true });
  const call = jest.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.());
  const setCsrf = jest.fn();
  const api = { call, setCsrf } as unknown as SessionOptions['api'];
  return { bus, call, setCsrf, session: createSession(() => ({ bus, api })) };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('sets the topics of the visitor', async () => {
  const { bus, session, setCsrf } = setUp(() => Promise.resolve(user));
  session.start();
  await settled();
  expect(bus.get('cartCount')).toBe(3);
  expect(bus.get('wishlist')).toEqual({ items: [], count: 0 });
  expect(bus.get('user')).toMatchObject({ loggedIn: false });
  expect(setCsrf).toHaveBeenCalledWith(user.csrf);
});

it('hands over whether the visitor is a customer, and the role; an older API states none', async () => {
  const { bus, session } = setUp(() => Promise.resolve({ ...user, isUserCustomer: true, role: 'prohibis' }));
  session.start();
  await settled();
  expect(bus.get('user')).toMatchObject({ isUserCustomer: true, role: 'prohibis' });

  const older = setUp(() => Promise.resolve(user));
  older.session.start();
  await settled();
  expect(older.bus.get('user')).toMatchObject({ isUserCustomer: undefined, role: undefined });
});

it('says on a page of another site that it has no cart', async () => {
  const { bus, session } = setUp(() => Promise.resolve({ ...user, isOtherSite: true }));
  session.start();
  await settled();
  expect(bus.get('isOtherSite')).toBe(true);
});

it('counts the pieces of the wishlist, not its entries', async () => {
  const entry = { entryId: 'w-1', itemId: '100401', productId: '1004', quantity: 3 };
  const wishlist = [entry, { ...entry, entryId: 'w-2', itemId: '100201', quantity: 2 }];
  const { bus, session } = setUp(() => Promise.resolve({ ...user, wishlist }));
  session.start();
  await settled();
  expect(bus.get('wishlist')).toEqual({ items: wishlist, count: 5 });
});

it('does not overwrite what a click has changed meanwhile', async () => {
  const { bus, session } = setUp(() => Promise.resolve(user));
  session.start();
  bus.set('cartCount', 4);
  await settled();
  expect(bus.get('cartCount')).toBe(4);
});

it('gives the token of the one call', async () => {
  const { call, session } = setUp(() => Promise.resolve(user));
  session.start();
  await expect(session.csrf()).resolves.toEqual(user.csrf);
  expect(call).toHaveBeenCalledTimes(1);
});

it('works when the API is down, and loads the visitor again for the first change', async () => {
  const { bus, session } = setUp(
    () => Promise.reject(new Error('down')),
    () => Promise.resolve(user),
  );
  session.start();
  await settled();
  expect(bus.get('cartCount')).toBeNull();
  await expect(session.csrf()).resolves.toEqual(user.csrf);
});

describe('with the answer to the request of the core', () => {
  const startWith = async (early: Promise<unknown>) => {
    const { bus, call } = setUp(() => Promise.resolve({ ...user, cartCount: 5 }));
    const setCsrf = jest.fn();
    const api = { call, setCsrf } as unknown as SessionOptions['api'];
    const session = createSession(() => ({ bus, api }), early as Promise<UserState>);
    session.start();
    await settled();
    return { bus, call, setCsrf, session };
  };

  it('requests nothing at the start, and again after a login', async () => {
    const { bus, call, setCsrf } = await startWith(Promise.resolve(user));
    expect(bus.get('cartCount')).toBe(3);
    expect(setCsrf).toHaveBeenCalledWith(user.csrf);
    expect(call).not.toHaveBeenCalled();
    bus.publish('account:logged-in', {});
    await settled();
    expect(call).toHaveBeenCalledTimes(1);
    expect(bus.get('cartCount')).toBe(5);
  });

  it.each([
    ['failed', () => Promise.reject(new Error('offline'))],
    ['was none', () => Promise.resolve({ error: 'maintenance' })],
  ])('loads the visitor for the first change if it %s', async (_what, early) => {
    const { bus, call, session } = await startWith(early());
    expect(bus.get('cartCount')).toBeNull();
    await expect(session.csrf()).resolves.toEqual(user.csrf);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

it('loads the visitor again when the page is restored from the back/forward cache', async () => {
  const { bus, session } = setUp(
    () => Promise.resolve(user),
    () => Promise.resolve({ ...user, cartCount: 9 }),
  );
  session.start();
  await settled();
  session.refresh();
  await settled();
  expect(bus.get('cartCount')).toBe(9);
});

it.each(['account:logged-in', 'account:logged-out'] as const)(
  'loads the visitor again after %s',
  async (change) => {
    const { bus, session } = setUp(
      () => Promise.resolve(user),
      () => Promise.resolve({ ...user, loggedIn: true, name: 'Erika Musterfrau' }),
    );
    session.start();
    await settled();
    bus.publish(change, {});
    await settled();
    expect(bus.get('user')).toMatchObject({ loggedIn: true, name: 'Erika Musterfrau' });
  },
);

it.each(['first', 'last'])('takes the later answer when the earlier comes %s', async (order) => {
  const answers: ((user: UserState) => void)[] = [];
  const { bus, session, setCsrf } = setUp(() => new Promise((resolve) => answers.push(resolve)));
  session.start();
  bus.publish('account:logged-in', {});
  const [before, after] = answers;
  const late = { ...user, loggedIn: true, csrf: { ...user.csrf, value: 'later' } };
  if (order === 'first') before?.(user);
  after?.(late);
  if (order === 'last') before?.(user);
  await settled();
  expect(bus.get('user')).toMatchObject({ loggedIn: true });
  expect(setCsrf).toHaveBeenLastCalledWith(late.csrf);
});
