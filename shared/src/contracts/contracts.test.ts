import * as calls from '../calls';
import { allContracts, contractOf } from './all-contracts';
import { type Call, changesState, nativeForm, pathOf } from './call';
import { addToCart } from './cart-calls';

const named = Object.entries(calls).flatMap(([name, value]): [string, Call][] =>
  typeof value === 'object' ? [[name, value]] : [],
);
const described = allContracts.map((one) => [`${one.method} ${one.path}`, one] as const);

it.each(named)('%s has its schemas', (_name, call) => {
  expect(contractOf(call)).toMatchObject(call);
});

it('describes no call twice', () => {
  const names = described.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toHaveLength(named.length);
});

it.each(described)('%s describes each parameter of its path', (_name, { path, params }) => {
  const inPath = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name);
  const schema = params as { shape?: Record<string, unknown> } | undefined;
  expect(Object.keys(schema?.shape ?? {})).toEqual(inPath);
});

it.each(described)('%s has a body only where it may change something', (_name, one) => {
  if (one.form || one.json) expect(changesState(one)).toBe(true);
  if (one.isCacheable) expect(one).toMatchObject({ method: 'GET', isPublic: true });
});

it('fills the parameters of a path, encoded', () => {
  expect(pathOf({ method: 'GET', path: '/rest/stores/{companyId}/stock/' }, { companyId: 'a/b' })).toBe(
    '/rest/stores/a%2Fb/stock/',
  );
});

it('gives a form without script its address and the names of its fields', () => {
  const { attributes, field } = nativeForm(addToCart, 'https://shop.example');
  expect(attributes).toEqual({ method: 'post', action: 'https://shop.example/basket/add/' });
  expect(field('quantity')).toBe('quantity');
  // @ts-expect-error The call has no such field.
  expect(field('amount')).toBe('amount');
});
