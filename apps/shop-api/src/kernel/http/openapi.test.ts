/** @jest-environment node */
import { allContracts } from '@fachwerk/shared/contracts';
import { openTestShop, type TestShop } from '../../testing/test-shop';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<
    string,
    { content?: Record<string, { schema: { properties?: Record<string, unknown> } }> }
  >;
}

describe('the OpenAPI document', () => {
  let shop: TestShop;
  let paths: Record<string, Record<string, Operation>>;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {}, []);
    const document = (await shop.app.inject('/openapi.json')).json<{
      openapi: string;
      paths: typeof paths;
    }>();
    expect(document.openapi).toBe('3.1.0');
    paths = document.paths;
  });
  afterAll(() => shop.close());

  it('lists every call of the shop', () => {
    const routes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = allContracts.flatMap((call) => (call.app ? [] : [`${call.method} ${call.path}`]));
    expect(routes.sort()).toEqual(calls.sort());
  });

  it('describes the purpose and the responses of each route', () => {
    for (const operations of Object.values(paths))
      for (const operation of Object.values(operations)) {
        expect(operation.summary).toBeTruthy();
        expect(Object.keys(operation.responses)).toContainEqual(expect.stringMatching(/^20[0124]$/));
      }
  });

  it('derives its fields from the contracts', () => {
    expect(paths['/basket/add/']?.post?.requestBody?.content).toBeDefined();
    expect(paths['/rest/products/']?.get?.parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['q', 'category', 'page', 'size', 'sort']),
    );
    const container = paths['/rest/basket/']?.get?.responses['200']?.content?.['application/json']?.schema;
    expect(Object.keys(container?.properties ?? {})).toEqual(
      expect.arrayContaining(['onlineCart', 'cartSum']),
    );
  });
});
