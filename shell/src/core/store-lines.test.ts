import { markStoreLines } from './store-lines';

const root = document.documentElement;
const forget = () => {
  for (const name of ['store', 'mystore', 'store-banner']) document.cookie = `${name}=; max-age=0`;
  delete root.dataset.storeLines;
  delete root.dataset.storeBanner;
};
afterEach(forget);

it.each(['stock', 'prices'])('marks the page of a visitor with a store: %s', (lines) => {
  document.cookie = 'bucket=17';
  document.cookie = `store=${lines}`;
  markStoreLines();

  expect(root.dataset.storeLines).toBe(lines);
});

it.each(['store=', 'store=other', 'mystore=stock'])(
  'leaves the page as it is with the cookie %s',
  (cookie) => {
    document.cookie = cookie;
    markStoreLines();

    expect(root.dataset).not.toHaveProperty('storeLines');
  },
);

it('marks the page of a visitor who has closed the banner about the store', () => {
  document.cookie = 'store-banner=exited';
  markStoreLines();

  expect(root.dataset.storeBanner).toBe('exited');
});
