/** @jest-environment node */
const loader = require('./static-part-loader');

const file = '/shop/src/Tiles.static.tsx';
const wrap = (isServer, source = 'export function Tiles() {}', resourcePath = file) =>
  loader.call({ resourcePath, getOptions: () => ({ isServer }) }, source);

it('renders the part on the server in the element that the browser keeps', () => {
  const code = wrap(true);

  expect(code).toContain(`import { Tiles as Part } from "${file}?part"`);
  expect(code).toContain('export const Tiles = serverPart(Part)');
});

it('loads the part in the browser as a chunk of its own', () => {
  const code = wrap(false);

  expect(code).toContain(`import(/* webpackChunkName: "static-Tiles" */ "${file}?part")`);
  expect(code).toContain('export const Tiles = browserPart(');
  expect(code).not.toMatch(/^import .*\?part/m);
});

it('refuses a file whose component has another name', () => {
  expect(() => wrap(false, 'export function Other() {}')).toThrow('must export the function Tiles');
});
