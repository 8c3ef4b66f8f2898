/** @jest-environment node */
import { addToCart, type Call, readProducts, readWidgets } from '@fachwerk/shared/calls';
import type { HttpClient } from '@fachwerk/shared/http';
import { routedClient } from './routed-client';

/** Returns its own name for every call. */
const client = (name: string): HttpClient => ({ call: async () => name as never });

it.each<[Call, string]>([
  [readWidgets, 'registry'],
  [readProducts, 'shop-api'],
  [addToCart, 'shop-api'],
])('sends %j to the %s', async (call, app) => {
  const api = routedClient(client('shop-api'), client('registry'));

  expect(await api.call(call)).toBe(app);
});
