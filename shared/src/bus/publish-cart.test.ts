import type { CartContainer, CartPosition } from '../contracts/selling/cart';
import { createBus } from './bus';
import { addedLines, publishCart } from './publish-cart';

const listening = () => {
  const bus = createBus({ validate: true });
  const heard: unknown[] = [];
  const { signal } = new AbortController();
  bus.on('cart:changed', (payload) => heard.push(['changed', payload]), signal);
  bus.on('cart:emptied', () => heard.push(['emptied']), signal);
  return { bus, heard };
};

it('tells the page how many pieces are in the cart', () => {
  const { bus, heard } = listening();
  publishCart(bus, { totalArticleCount: 12 });
  expect(bus.get('cartCount')).toBe(12);
  expect(heard).toEqual([['changed', { itemCount: 12 }]]);
});

describe('changed lines', () => {
  const position = (itemId: string, entryId: string) => ({ itemId, entryId, productId: `p${itemId}` });
  const positions = [position('1', 'a'), position('2', 'b')] as CartPosition[];
  const changes = () => {
    const bus = createBus({ validate: true });
    const heard: unknown[] = [];
    bus.on('cart:line-changed', (payload) => heard.push(payload), new AbortController().signal);
    return { bus, heard };
  };

  it('are published with the ids of the answer', () => {
    const { bus, heard } = changes();
    const container = {
      totalArticleCount: 3,
      onlineCart: { empty: false, positions },
      reservationCart: null,
    };
    publishCart(
      bus,
      container,
      ...addedLines([
        { itemId: '2', added: 3 },
        { itemId: '1', added: 0 },
      ]),
    );

    expect(heard).toEqual([{ action: 'addCart', itemId: '2', productId: 'p2', entryId: 'b', quantity: 3 }]);
  });

  it('are published with the added entry, in the cart of their store', () => {
    const { bus, heard } = changes();
    const reservationCart = {
      empty: false,
      companyId: '0404',
      positions: [position('1', 'c'), ...positions],
    };
    const container = {
      totalArticleCount: 3,
      onlineCart: null,
      reservationCart: reservationCart as NonNullable<CartContainer['reservationCart']>,
      addedEntryId: 'a',
    };
    publishCart(bus, container, { action: 'addCart', itemId: '1', quantity: 1, companyId: '0404' });

    expect(heard).toEqual([
      { action: 'addCart', itemId: '1', productId: 'p1', entryId: 'a', quantity: 1, companyId: '0404' },
    ]);
  });

  it('have empty ids where the answer has no lines', () => {
    const { bus, heard } = changes();
    const lines = addedLines([{ itemId: '1', added: 2, cart: 'RESERVATION' }], '0404');
    publishCart(bus, { totalArticleCount: 2 }, ...lines);

    expect(heard).toEqual([
      { action: 'addCart', itemId: '1', productId: '', entryId: '', quantity: 2, companyId: '0404' },
    ]);
  });
});

it('says when the cart has become empty', () => {
  const { bus, heard } = listening();
  publishCart(bus, { totalArticleCount: 0 });
  expect(bus.get('cartCount')).toBe(0);
  expect(heard).toEqual([['changed', { itemCount: 0 }], ['emptied']]);
});
