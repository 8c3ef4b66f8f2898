/** @jest-environment node */
import { fileFaults } from './file-faults';

type Files = Record<string, string>;
const faultsOf = (content: Files, bytes = 1) =>
  fileFaults(
    {
      mfe: 'cart',
      global: 'cart_1_0_0_a',
      node: 'node/widgets.js',
      files: Object.keys(content).map((path) => ({ path, integrity: 'sha256-x', bytes })),
    },
    (path) => Promise.resolve(content[path] ?? ''),
  );

it('checks style sheets and scripts, and names team and file', async () => {
  const faults = await faultsOf({
    'browser/cart-page.css': 'body{display:none}',
    'browser/cart-page.js': 'window.fetch = 1',
    'browser/module.mjs': 'Array.prototype.at = 1',
    'node/widgets.js': 'var helper; JSON.parse = 1',
    'browser/picture.svg': '<svg onload="window.a = 1">',
  });
  expect(faults.map(({ rule, message }) => [rule, message.split(';')[0]])).toEqual([
    ['style-reach', 'cart: browser/cart-page.css: the selector "body" reaches outside of a widget'],
    [
      'script-reach',
      'cart: browser/cart-page.js: 1:1: "window.fetch = 1" changes the global "fetch" of the page',
    ],
    [
      'script-reach',
      'cart: browser/module.mjs: 1:1: "Array.prototype.at = 1" changes the prototype of "Array" for all teams',
    ],
    [
      'script-reach',
      'cart: node/widgets.js: 1:13: "JSON.parse = 1" changes the built-in object "JSON" for all teams',
    ],
  ]);
});

it('lists ten faults of a file at most', async () => {
  const css = Array.from({ length: 30 }, (_, index) => `h${index}{color:red}`).join('');
  await expect(faultsOf({ 'browser/a.css': css })).resolves.toHaveLength(10);
});

it('refuses a file that is too large to be parsed', async () => {
  await expect(faultsOf({ 'browser/a.js': '' }, 5_000_000)).resolves.toMatchObject([
    { message: expect.stringMatching(/has more than 4194304 bytes/) as string },
  ]);
});

it('a container with the name of a built-in function is no own name', async () => {
  const files = [{ path: 'browser/a.js', integrity: 'sha256-x', bytes: 1 }];
  const version = { mfe: 'cart', global: 'fetch', node: 'node/widgets.js', files };
  await expect(fileFaults(version, () => Promise.resolve('var fetch = {}'))).resolves.toHaveLength(1);
});
