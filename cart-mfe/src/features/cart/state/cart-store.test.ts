import { createBus } from '@fachwerk/shared/bus';
import { addToCart, editCart, readCart, removeFromCart, verifyInventory } from '@fachwerk/shared/calls';
import type { CartContainer, InventoryChange } from '@fachwerk/shared/contracts';
import { HttpError, type HttpErrorKind } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, fakePlatform } from '@fachwerk/shared/testing';
import { aCart, aPosition, fakeCartApi } from '../cart-fixtures';
import { createCartStore } from './cart-store';

const line = { entryId: 'e-1001', itemId: '1001' };
const other = { entryId: 'e-1002', itemId: '1002' };

/** A response that the test resolves. */
function laterAnswers() {
  const waiting: { form: unknown; give(answer: CartContainer): void; refuse(error: Error): void }[] = [];
  return {
    waiting,
    answer: ({ form }: { form?: unknown }) =>
      new Promise<CartContainer>((give, refuse) => void waiting.push({ form, give, refuse })),
  };
}

function aStore(answers: readonly AnswerTo[], container = twoLines()) {
  const platform = fakePlatform({ answers });
  const store = createCartStore({ ...platform, container });
  const posts = () => platform.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const reads = () => platform.callsOf(readCart).length;
  return { store, platform, posts, reads };
}

const twoLines = () => aCart([aPosition(), aPosition({ itemId: '1002', quantity: 2 })]);
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the queue', () => {
  it('sends one change at a time, and of fast clicks on one line only the last', async () => {
    const edits = laterAnswers();
    const { store, posts } = aStore([answerTo(editCart, edits.answer)]);

    for (const quantity of [2, 3, 4, 5]) store.change({ kind: 'quantity', ...line, quantity });
    expect(posts()).toEqual([{ ...line, quantity: 2 }]);
    edits.waiting[0]?.give(aCart([aPosition({ quantity: 2 })]));
    await settle();

    expect(posts()).toEqual([
      { ...line, quantity: 2 },
      { ...line, quantity: 5 },
    ]);
  });

  it('shows the wanted quantity while the sums stay those of the server', async () => {
    const edits = laterAnswers();
    const { store } = aStore([answerTo(editCart, edits.answer)]);

    store.change({ kind: 'quantity', ...line, quantity: 2 });
    store.change({ kind: 'quantity', ...line, quantity: 7 });
    edits.waiting[0]?.give(aCart([aPosition({ quantity: 2 })]));
    await settle();

    expect(store.getState().wanted).toEqual({ 'e-1001': 7 });
    expect(store.getState().model?.cartSum.subTotal.value).toBe(2 * 1_299);
  });

  it('keeps the changes of several lines in their order', async () => {
    const api = fakeCartApi(twoLines().onlineCart?.positions ?? []);
    const { store, posts } = aStore(api.answers);

    store.change({ kind: 'quantity', ...line, quantity: 3 });
    store.change({ kind: 'quantity', ...other, quantity: 4 });
    await settle();

    expect(posts()).toEqual([
      { ...line, quantity: 3 },
      { ...other, quantity: 4 },
    ]);
    expect(store.getState().model?.totalArticleCount).toBe(7);
    expect(store.getState().wanted).toEqual({});
  });

  it('sends nothing for up and down again before the line’s turn came', async () => {
    const edits = laterAnswers();
    const { store, posts } = aStore([answerTo(editCart, edits.answer)]);

    store.change({ kind: 'quantity', ...line, quantity: 9 });
    store.change({ kind: 'quantity', ...other, quantity: 3 });
    store.change({ kind: 'quantity', ...other, quantity: 2 });
    edits.waiting[0]?.give(twoLines());
    await settle();

    expect(posts()).toEqual([{ ...line, quantity: 9 }]);
  });

  it('removes a line whose quantity becomes 0', async () => {
    const api = fakeCartApi(twoLines().onlineCart?.positions ?? []);
    const { store, platform } = aStore(api.answers);

    store.change({ kind: 'quantity', ...line, quantity: 0 });
    await settle();

    expect(platform.calls.map(({ path }) => path)).toEqual([removeFromCart.path]);
  });

  it('forgets queued changes of a line that is gone', async () => {
    const removals = laterAnswers();
    const { store, posts } = aStore([answerTo(removeFromCart, removals.answer)]);

    store.change({ kind: 'remove', ...line });
    store.change({ kind: 'quantity', ...line, quantity: 5 });
    removals.waiting[0]?.give(aCart([aPosition({ itemId: '1002' })]));
    await settle();

    expect(posts()).toEqual([line]);
    expect(store.getState().failures).toEqual([]);
  });
});

describe('pending', () => {
  it('shows nothing for an answer within 100 ms', async () => {
    const edits = laterAnswers();
    const { store } = aStore([answerTo(editCart, edits.answer)]);

    store.change({ kind: 'quantity', ...line, quantity: 2 });
    await jest.advanceTimersByTimeAsync(99);
    expect(store.getState().isPending).toBe(false);
    edits.waiting[0]?.give(twoLines());
    await jest.advanceTimersByTimeAsync(1_000);

    expect(store.getState().isPending).toBe(false);
  });

  it('names the lines that wait after 100 ms, until the answer is there', async () => {
    const edits = laterAnswers();
    const { store } = aStore([answerTo(editCart, edits.answer)]);

    store.change({ kind: 'quantity', ...line, quantity: 2 });
    await jest.advanceTimersByTimeAsync(100);
    expect(store.getState()).toMatchObject({ isPending: true, pendingEntryIds: ['e-1001'] });
    edits.waiting[0]?.give(twoLines());
    await settle();

    expect(store.getState().isPending).toBe(false);
  });
});

describe('what is published', () => {
  it('publishes every confirmed change and does not reload because of its own message', async () => {
    const api = fakeCartApi(twoLines().onlineCart?.positions ?? []);
    const { store, platform, reads } = aStore(api.answers);
    const published: unknown[] = [];
    platform.bus.on(
      'cart:changed',
      (event) => published.push({ ...event, own: store.isPublishing() }),
      platform.signal,
    );

    store.change({ kind: 'quantity', ...line, quantity: 5 });
    await settle();

    expect(published).toEqual([{ itemCount: 7, own: true }]);
    expect(platform.bus.get('cartCount')).toBe(7);
    expect(store.isPublishing()).toBe(false);
    expect(reads()).toBe(0);
  });

  it('publishes that the cart is empty when the last line is removed', async () => {
    const { store, platform } = aStore(fakeCartApi([aPosition()]).answers, aCart([aPosition()]));
    const emptied = jest.fn();
    platform.bus.on('cart:emptied', emptied, platform.signal);

    store.change({ kind: 'remove', ...line });
    await settle();

    expect(emptied).toHaveBeenCalledTimes(1);
  });
});

describe('reload', () => {
  it('shows the change of another tab without publishing it again', async () => {
    const sent: unknown[] = [];
    const bus = createBus({ tabs: { send: (message) => sent.push(message), onMessage: () => undefined } });
    const platform = fakePlatform({
      bus,
      answers: [answerTo(readCart, aCart([aPosition({ quantity: 8 })]))],
    });
    const store = createCartStore({ ...platform, container: twoLines() });

    await store.reload();

    expect(store.getState().model?.totalArticleCount).toBe(8);
    expect(sent).toEqual([{ kind: 'topic', name: 'cartCount', value: 8 }]);
  });

  it('waits for a pending change', async () => {
    const edits = laterAnswers();
    const { store, reads } = aStore([
      answerTo(editCart, edits.answer),
      answerTo(readCart, aCart([aPosition({ quantity: 6 })])),
    ]);

    store.change({ kind: 'quantity', ...line, quantity: 2 });
    await store.reload();
    expect(reads()).toBe(0);
    edits.waiting[0]?.give(aCart([aPosition({ quantity: 2 })]));
    await settle();

    expect(reads()).toBe(1);
    expect(store.getState().model?.totalArticleCount).toBe(6);
  });

  it('drops the response that a newer change has made obsolete', async () => {
    const read = laterAnswers();
    const api = fakeCartApi(twoLines().onlineCart?.positions ?? []);
    const { store } = aStore([...api.answers, answerTo(readCart, () => read.answer({}))]);

    void store.reload();
    store.change({ kind: 'quantity', ...line, quantity: 5 });
    await settle();
    read.waiting[0]?.give(aCart([aPosition({ quantity: 1 })]));
    await settle();

    expect(store.getState().model?.totalArticleCount).toBe(7);
  });

  it('keeps the shown cart when the server has no answer', async () => {
    const { store } = aStore([
      answerTo(readCart, () => {
        throw new HttpError('network', 'offline');
      }),
    ]);

    await store.reload();

    expect(store.getState().model?.totalArticleCount).toBe(3);
    expect(store.getState().failures).toEqual([]);
  });
});

describe('failures', () => {
  const cases: [string, HttpErrorKind, number][] = [
    ['a refused quantity (400)', 'bad-request', 400],
    ['an ended session (403)', 'bad-request', 403],
    ['too many calls (429)', 'bad-request', 429],
    ['an error of the shop (500)', 'bad-response', 500],
    ['an answer against the contract', 'unexpected-shape', 200],
    ['no answer in time', 'timeout', 0],
    ['no connection', 'network', 0],
    ['a broken connection', 'aborted', 0],
  ];

  it.each(cases)('%s keeps the cart as it was and can be tried again', async (_name, kind, status) => {
    const api = fakeCartApi(twoLines().onlineCart?.positions ?? []);
    let isBroken = true;
    const { store } = aStore([
      ...api.answers,
      answerTo(editCart, ({ form }) => {
        if (isBroken) throw new HttpError(kind, 'for the test', status);
        return api.edit(form);
      }),
    ]);

    store.change({ kind: 'quantity', ...line, quantity: 5 });
    await settle();
    const [failure] = store.getState().failures;
    expect(failure).toMatchObject({ change: { ...line, quantity: 5 }, error: { kind, status } });
    expect(store.getState().model?.totalArticleCount).toBe(3);
    expect(store.getState().wanted).toEqual({});

    isBroken = false;
    if (failure) store.retry(failure);
    await settle();

    expect(store.getState().model?.totalArticleCount).toBe(7);
    expect(store.getState().failures).toEqual([]);
  });

  it('of one line lets the changes of other lines through', async () => {
    const api = fakeCartApi(twoLines().onlineCart?.positions ?? []);
    const { store } = aStore([
      ...api.answers,
      answerTo(editCart, ({ form }) => {
        if (form.entryId === line.entryId) throw new HttpError('bad-request', '', 400);
        return api.edit(form);
      }),
    ]);

    store.change({ kind: 'quantity', ...line, quantity: 5 });
    store.change({ kind: 'quantity', ...other, quantity: 9 });
    await settle();

    expect(store.getState().model?.totalArticleCount).toBe(10);
    expect(store.getState().failures).toHaveLength(1);
  });

  it('disappears if the change was applied although its response was lost', async () => {
    const api = fakeCartApi(twoLines().onlineCart?.positions ?? []);
    const { store } = aStore([
      ...api.answers,
      answerTo(editCart, ({ form }) => {
        api.edit(form);
        throw new HttpError('timeout', 'the answer got lost');
      }),
    ]);

    store.change({ kind: 'quantity', ...line, quantity: 5 });
    await settle();

    expect(store.getState().model?.totalArticleCount).toBe(7);
    expect(store.getState().failures).toEqual([]);
  });

  it('of an undo is tried again with the same key, so that it adds only once', async () => {
    const { store, platform } = aStore([
      answerTo(addToCart, () => {
        throw new HttpError('aborted', 'the answer got lost');
      }),
    ]);

    store.change({ kind: 'undo', itemId: '1003', quantity: 2, key: 'one-key' });
    await settle();
    const [failure] = store.getState().failures;
    if (failure) store.retry(failure);
    await settle();

    const additions = platform.callsOf(addToCart);
    expect(additions.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['one-key', 'one-key']);
    // The page shows the answer, so that it needs the other lines as well.
    expect(additions.map(({ form }) => form?.positions)).toEqual([undefined, undefined]);
  });

  it('disappears when the visitor requests another change of the line', async () => {
    const api = fakeCartApi(twoLines().onlineCart?.positions ?? []);
    let isBroken = true;
    const { store } = aStore([
      ...api.answers,
      answerTo(editCart, ({ form }) => {
        if (isBroken) throw new HttpError('bad-request', '', 400);
        return api.edit(form);
      }),
    ]);

    store.change({ kind: 'quantity', ...line, quantity: 5 });
    await settle();
    isBroken = false;
    store.change({ kind: 'quantity', ...line, quantity: 4 });

    expect(store.getState().failures).toEqual([]);
  });
});

it('calls no listener after its end', async () => {
  const edits = laterAnswers();
  const { store, platform } = aStore([answerTo(editCart, edits.answer)]);
  const listener = jest.fn();
  store.subscribe(listener);
  store.change({ kind: 'quantity', ...line, quantity: 2 });
  listener.mockClear();

  platform.end();
  edits.waiting[0]?.give(twoLines());
  await jest.advanceTimersByTimeAsync(1_000);

  expect(listener).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

describe('the verification of the stock', () => {
  const conflict = (part: Partial<InventoryChange> = {}) => {
    const cartContainer = aCart([aPosition()]);
    const body: InventoryChange = {
      cartContainer,
      inventoryChanges: { 1002: 0 },
      hasRemovedProducts: true,
      emptyBaskets: [],
      message: 'error.basket.verification.message',
      ...part,
    };
    return answerTo(verifyInventory, () => {
      throw new HttpError('bad-request', 'for the test', 412, body);
    });
  };

  it('changes nothing if the stock is complete', async () => {
    const { store } = aStore([answerTo(verifyInventory, { verified: true })]);

    expect(await store.verify()).toBe(true);
    expect(store.getState()).toMatchObject({ messages: [], adjustedPositions: { ONLINE: null } });
  });

  it('refreshes the cart, with a message that stays and the reduced positions', async () => {
    const { store, platform } = aStore([conflict()]);

    expect(await store.verify()).toBe(false);

    const { model, messages, messagesForEmptyBasket, adjustedPositions } = store.getState();
    expect(model?.totalArticleCount).toBe(1);
    expect(messages).toEqual([{ key: 'error.basket.verification.message' }]);
    expect(messagesForEmptyBasket).toEqual([]);
    expect(adjustedPositions.ONLINE).toMatchObject({
      basketEmptied: false,
      positions: [{ entryId: 'e-1002', stockErrorData: { code: 'SOLD_OUT', requested: 2, available: 0 } }],
    });
    expect(platform.bus.get('cartCount')).toBe(1);
  });

  it('marks the positions with less stock, and no position of the other cart', async () => {
    const online = aPosition({ quantity: 1 });
    const reserved = aPosition({ entryId: 'r-1', itemId: '1005', quantity: 3 });
    const reservationCart = { empty: false, companyId: '4711', positions: [reserved] };
    const { store } = aStore(
      [
        conflict({
          cartContainer: aCart([online], { reservationCart }),
          inventoryChanges: { 1001: 1 },
          hasRemovedProducts: false,
        }),
      ],
      aCart([aPosition({ quantity: 4 })], { reservationCart }),
    );

    await store.verify();

    const { model, adjustedPositions } = store.getState();
    expect(model?.onlineCart?.positions).toMatchObject([
      { stockValidationError: 'cart.stockValidationError' },
    ]);
    expect(model?.reservationCart?.positions[0]).not.toHaveProperty('stockValidationError');
    expect(adjustedPositions.ONLINE?.positions).toMatchObject([
      { quantity: 4, stockErrorData: { code: 'REDUCED', requested: 4, available: 1 } },
    ]);
  });

  it('has a message of its own when carts have become empty', async () => {
    const { store } = aStore([
      conflict({ cartContainer: aCart(), inventoryChanges: { 1001: 0, 1002: 0 }, emptyBaskets: ['ONLINE'] }),
    ]);

    await store.verify();

    expect(store.getState()).toMatchObject({
      messagesForEmptyBasket: [{ key: 'cart.emptied.ONLINE' }],
      adjustedPositions: { ONLINE: { basketEmptied: true } },
    });
  });

  it('opens the dialog with the lines before and after', async () => {
    const { store, platform } = aStore([conflict()]);
    const changes: unknown[] = [];
    platform.bus.on('cart:inventory-changed', (change) => changes.push(change), platform.signal);

    await store.verify();

    expect(changes).toEqual([
      {
        positions: [
          { entryId: 'e-1002', name: 'Universalschrauben Senkkopf', oldQuantity: 2, newQuantity: 0 },
        ],
        emptyBaskets: [],
      },
    ]);
    expect(platform.bus.get('stockValidationModalId')).toBe('stock-validation-modal');
  });

  it('rejects when it has no result, and keeps the cart', async () => {
    const { store } = aStore([
      answerTo(verifyInventory, () => {
        throw new HttpError('timeout', 'for the test');
      }),
      answerTo(readCart, twoLines()),
    ]);

    await expect(store.verify()).rejects.toMatchObject({ kind: 'timeout' });
    expect(store.getState().model?.totalArticleCount).toBe(3);
  });

  it('waits for the changes before it, and its message ends with the next change', async () => {
    const api = fakeCartApi(twoLines().onlineCart?.positions ?? []);
    const { store, platform } = aStore([...api.answers, conflict()]);

    store.change({ kind: 'quantity', ...line, quantity: 2 });
    await store.verify();
    expect(platform.calls.map(({ path }) => path)).toEqual([editCart.path, verifyInventory.path]);
    store.change({ kind: 'quantity', ...line, quantity: 3 });

    expect(store.getState()).toMatchObject({ messages: [], adjustedPositions: { ONLINE: null } });
    await settle();
  });
});

describe('a call of a form on the page', () => {
  it('is sent in turn with the changes, and its answer is shown and published', async () => {
    const edits = laterAnswers();
    const { store, platform } = aStore([answerTo(editCart, edits.answer)]);
    const call = jest.fn(() => Promise.resolve(aCart([aPosition({ quantity: 9 })])));

    store.change({ kind: 'quantity', ...line, quantity: 2 });
    const answer = store.send(call);
    expect(call).not.toHaveBeenCalled();
    edits.waiting[0]?.give(twoLines());
    await answer;

    expect(store.getState().model?.totalArticleCount).toBe(9);
    expect(platform.bus.get('cartCount')).toBe(9);
  });

  it('rejects when it fails: the form shows the reason', async () => {
    const { store } = aStore([]);
    const error = new HttpError('bad-request', 'for the test', 429);

    await expect(store.send(() => Promise.reject(error))).rejects.toBe(error);
    expect(store.getState().failures).toEqual([]);
  });
});

it('drops positions with quantity 0 from every model', async () => {
  const { store } = aStore(
    [answerTo(readCart, aCart([aPosition({ quantity: 0 })]))],
    aCart([aPosition({ quantity: 0 }), aPosition({ itemId: '1002' })]),
  );
  expect(store.getState().model?.onlineCart?.positions).toMatchObject([{ itemId: '1002' }]);

  await store.reload();

  expect(store.getState().model?.onlineCart).toBeNull();
});

it('updates the maximum stock of each line in both carts', async () => {
  const cart = (maxStock: number) =>
    aCart([aPosition({ maxStock })], {
      reservationCart: { empty: false, companyId: '1', positions: [aPosition({ itemId: '9', maxStock })] },
    });
  const { store } = aStore([answerTo(readCart, cart(3))], cart(20));

  await store.reload();

  const { model } = store.getState();
  expect([model?.onlineCart, model?.reservationCart].map((one) => one?.positions[0]?.maxStock)).toEqual([
    3, 3,
  ]);
});
