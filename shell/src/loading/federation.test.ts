import { waitFor } from '@testing-library/react';
import * as React from 'react';
import type { Placement } from '../release/release-index';
import { createFederationLoader } from './federation';

const VALID = `sha256-${'A'.repeat(43)}=`;
let counted = 0;

/** Each test has its own version: Module Federation caches what it has loaded. */
const placementWith = (integrity: string | undefined): Placement => {
  counted += 1;
  return {
    name: 'cart-page',
    widget: {
      mfe: 'cart',
      expose: './cart-page',
      hydrate: 'load',
      messages: [],
      js: [],
      css: [],
    },
    mfe: {
      version: '1.0.0-a',
      entry: `https://shop.example/assets/cart/${counted}/remoteEntry.js`,
      global: `cart_${counted}`,
      integrity: integrity as string,
    },
  };
};
const scripts = () => Array.from(document.querySelectorAll('script'));
/** Resolves when the page loads that many scripts. */
const scriptsAre = (count: number) => waitFor(() => expect(scripts()).toHaveLength(count));

afterEach(() => document.head.replaceChildren());

it.each([
  ['no value', undefined],
  ['an empty value', ''],
  ['another word', 'undefined'],
  ['a weaker algorithm', `sha1-${'A'.repeat(28)}`],
  ['a cut value', 'sha256-AAAA'],
  ['a second value that anything fits', `${VALID} sha256-x`],
  ['options', `${VALID}?a`],
  ['a letter that is none of base64', `sha256-${'_'.repeat(43)}=`],
])('an entry with %s for its integrity is never asked for', async (_what, integrity) => {
  const placement = placementWith(integrity);
  const loader = createFederationLoader();

  for (const attempt of [0, 1])
    await expect(loader.load(placement, attempt)).rejects.toThrow(/has no valid integrity value/);
  expect(scripts()).toEqual([]);
});

it('an entry loads with its hash and the attributes of its preload, at the second attempt too', async () => {
  const placement = placementWith(VALID);
  const loader = createFederationLoader();

  const first = loader.load(placement, 0);
  first.catch(() => {});
  await scriptsAre(1);
  const second = loader.load(placement, 1);
  second.catch(() => {});
  await scriptsAre(2);

  expect(scripts().map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual([
    [placement.mfe.entry, VALID, 'anonymous'],
    [`${placement.mfe.entry}?attempt=1`, VALID, 'anonymous'],
  ]);
});

it('an entry that is not what was published is a failure of loading', async () => {
  const loading = createFederationLoader().load(placementWith(VALID), 0);
  await scriptsAre(1);
  // The message of a browser for a wrong hash.
  scripts()[0]?.dispatchEvent(new Event('error'));

  await expect(loading).rejects.toThrow();
});

it('a container gets the React of the page', async () => {
  const placement = placementWith(VALID);
  const widget = { Root: () => null, parseProps: () => ({ ok: true, props: {} }) };
  const init = jest.fn();
  const loading = createFederationLoader().load(placement, 0);
  await scriptsAre(1);
  Object.assign(window, {
    [placement.mfe.global]: { init, get: () => Promise.resolve(() => ({ default: widget })) },
  });
  scripts()[0]?.dispatchEvent(new Event('load'));

  await expect(loading).resolves.toMatchObject({ kind: 'widget', widget });
  const [scope] = init.mock.calls[0] as [Record<string, Record<string, { get(): () => unknown }>>];
  expect(Object.keys(scope)).toEqual(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);
  expect(scope.react?.[React.version]?.get()()).toMatchObject({ createElement: React.createElement });
});
