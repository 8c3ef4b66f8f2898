/** @jest-environment node */
import type { HttpClient } from '@fachwerk/shared/http';
import * as z from 'zod/mini';
import { routedClient } from './routed-client';

/** Answers its own name to everything. */
function client(name: string): HttpClient {
  const answer = (async () => name) as unknown as HttpClient['get'] & HttpClient['postForm'];
  return { call: answer as unknown as HttpClient['call'], get: answer, postForm: answer, postJson: answer };
}

it.each([
  ['/federation/widgets', 'registry'],
  ['/rest/products/', 'shop-api'],
  ['/federationx/', 'shop-api'],
])('asks for %s at the %s', async (path, app) => {
  const api = routedClient(client('shop-api'), client('registry'));

  expect(await api.get(path, z.string())).toBe(app);
  expect(await api.postForm(path, {}, z.string())).toBe(app);
  expect(await api.postJson(path, {}, z.string())).toBe(app);
});
