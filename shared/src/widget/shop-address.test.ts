import { shopAddress } from './shop-address';

const pageUrls = { start: '/', search: '/search/', basket: '/basket/' };

it('keeps a path on the pages of the shop', () => {
  expect(shopAddress({ pageUrls }, '/account/')).toBe('/account/');
});

it('leads to the shop on a third-party page, and leaves absolute addresses as they are', () => {
  const config = { pageUrls: { ...pageUrls, start: 'https://shop.example/' } };

  expect(shopAddress(config, '/account/?a=1')).toBe('https://shop.example/account/?a=1');
  expect(shopAddress(config, 'https://shop.example/basket/')).toBe('https://shop.example/basket/');
});
