/** @jest-environment node */
const loader = require('./chosen-part-loader');

const file = '/shop/src/OrdersTab.chosen.tsx';
const wrap = (isServer, source = 'export function OrdersTab() {}', resourcePath = file) =>
  loader.call({ resourcePath, getOptions: () => ({ isServer }) }, source);

it('names the part on the server, which has its code', () => {
  const code = wrap(true);

  expect(code).toContain(`import { OrdersTab as Part } from "${file}?part"`);
  expect(code).toContain('export const OrdersTab = Object.assign(Part, { part: "OrdersTab" })');
});

it('loads the part in the browser as a chunk of its own', () => {
  const code = wrap(false);

  expect(code).toContain(`import(/* webpackChunkName: "chosen-OrdersTab" */ "${file}?part")`);
  expect(code).toContain('export const OrdersTab = chosenPart("OrdersTab", ');
  expect(code).not.toMatch(/^import .*\?part/m);
});

it('refuses a file whose component has another name', () => {
  expect(() => wrap(false, 'export function Other() {}')).toThrow('must export the function OrdersTab');
});
