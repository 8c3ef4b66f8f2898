/** @jest-environment node */
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');
const { SHARED } = require('./sources');
const { wireFacts } = require('./wire-facts');

const CONTRACTS = join(SHARED, 'src/contracts');
const files = readdirSync(CONTRACTS, { recursive: true }).filter((file) => /contracts\.ts$/.test(file));
/** As in the builds: the types are removed first. */
const factsOf = (source) =>
  wireFacts(
    transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2017' } }).code,
  ).replace(/\s+/g, ' ');

it('keeps the wire facts of a call and what they need, and no schema', () => {
  const facts = factsOf(`
    import * as z from 'zod/mini';
    import { contract } from '../kernel/contract';
    import { cartAnswer } from './cart-answer';
    import { BasketAddForm, CartContainer } from './cart';
    const CART = '/basket/';
    const answers = { 200: CartContainer };
    const params = z.object({ id: z.string() });
    export const addToCart = contract({
      method: 'POST',
      path: \`\${CART}add/{id}/\`,
      changesState: true,
      summary: 'Put an item into the cart',
      params,
      form: BasketAddForm,
      answers,
      expects: { cart: cartAnswer },
    });`);

  expect(facts).toBe(
    "import { cartAnswer } from './cart-answer'; const CART = '/basket/'; " +
      "export const addToCart = { method: 'POST', path: `${CART}add/{id}/`, changesState: true, " +
      'expects: { cart: cartAnswer } };',
  );
});

it('refuses properties that the build cannot see', () => {
  expect(() => factsOf("export const readCart = contract({ method: 'GET', ...shared });")).toThrow(
    'one by one',
  );
});

it.each(files)('%s has no schemas in a browser', (file) => {
  const facts = factsOf(readFileSync(join(CONTRACTS, file), 'utf8'));

  expect(facts).toMatch(/^(?:import [^;]*-answer';|const|export const)/);
  expect(facts).not.toMatch(/contract\(|summary:|answers|zod|\bz\./);
});
