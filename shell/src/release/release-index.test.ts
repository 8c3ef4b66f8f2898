import type { Release } from '@fachwerk/shared/contracts';
import { createReleaseIndex } from './release-index';

const releaseOf = (mfe: string, ...names: string[]): Release => ({
  id: 'r1',
  mfes: {
    [mfe]: { version: '1.0.0', entry: `/assets/${mfe}/1/remoteEntry.js`, global: mfe, integrity: 'sha384-x' },
  },
  widgets: Object.fromEntries(
    names.map((name) => [name, { mfe, expose: `./${name}`, hydrate: 'load', messages: [], js: [], css: [] }]),
  ),
  chunks: {},
});
const origin = 'https://shop.example';

it('uses the release in the page without a request', async () => {
  const fetchRelease = jest.fn();
  const index = createReleaseIndex({ release: releaseOf('cart', 'cart-page'), origin, fetchRelease });
  const { mfe } = await index.find('cart-page');
  expect(mfe.entry).toBe('https://shop.example/assets/cart/1/remoteEntry.js');
  expect(fetchRelease).not.toHaveBeenCalled();
});

it('makes one request to the registry for unknown widgets that are found together', async () => {
  const fetchRelease = jest.fn((names: readonly string[]) => Promise.resolve(releaseOf('search', ...names)));
  const index = createReleaseIndex({ release: undefined, origin, fetchRelease });
  await Promise.all([index.find('b'), index.find('a')]);
  expect(fetchRelease.mock.calls).toEqual([[['a', 'b']]]);
});

it('makes a new request for widgets found later and after a failure', async () => {
  const fetchRelease = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(releaseOf('search', 'a'));
  const index = createReleaseIndex({ release: undefined, origin, fetchRelease });
  await expect(index.find('a')).rejects.toThrow('offline');
  await expect(index.find('a')).resolves.toMatchObject({ name: 'a' });
});

it.each(['nobody-has-this', 'constructor', '__proto__'])('rejects the unknown name %s', async (name) => {
  const index = createReleaseIndex({
    release: releaseOf('cart', 'cart-page'),
    origin,
    fetchRelease: () => Promise.resolve(releaseOf('cart')),
  });
  await expect(index.find(name)).rejects.toThrow(`No live micro-frontend offers a widget '${name}'.`);
});
