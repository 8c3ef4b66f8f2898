import { createBus } from './bus';
import { publishCart } from './publish-cart';

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

it('says when the cart has become empty', () => {
  const { bus, heard } = listening();
  publishCart(bus, { totalArticleCount: 0 });
  expect(bus.get('cartCount')).toBe(0);
  expect(heard).toEqual([['changed', { itemCount: 0 }], ['emptied']]);
});
