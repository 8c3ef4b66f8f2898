/** @jest-environment node */
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

const ODD = [
  ...[
    '\u0000',
    'a\u0000b',
    '例え',
    '🔨',
    'ß',
    'Ω-1',
    '%',
    '..',
    '__proto__',
    'constructor',
    ' ',
    "'",
    '"',
    '\\',
  ],
  ...[
    '\r\nset-cookie: a=b',
    '\u2028',
    '\uFEFF',
    '-1',
    '0',
    '1e9',
    '0000-01-01',
    '9'.repeat(30),
    'x'.repeat(300),
  ],
];
const DESK_TOKEN = 'a-token-of-the-desk';

interface Operation {
  parameters?: { name: string; in: string }[];
}
interface OddCall {
  method: string;
  url: string;
}

let shop: TestShop;
let visitor: Visitor;
let calls: OddCall[];

beforeAll(async () => {
  shop = await openTestShop('embedded', {
    deskTokens: [`online:${DESK_TOKEN}`],
    rateLimit: { changes: 1_000_000, reads: 1_000_000 },
  });
  visitor = new Visitor(shop.app);
  await visitor.post('/basket/clear/', {});
  const { paths } = (await shop.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
      parameters.flatMap((parameter) => ODD.map((odd) => ({ method, url: addressOf(path, parameter, odd) }))),
    ),
  );
});
afterAll(() => shop.close());

/** The path with an odd value for one parameter, and an id for the others. */
function addressOf(path: string, parameter: { name: string; in: string }, odd: string): string {
  const value = encodeURIComponent(odd);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => (name === parameter.name ? value : '1001'));
  return parameter.in === 'query' ? `${filled}?${encodeURIComponent(parameter.name)}=${value}` : filled;
}

it.each([
  ['a script', 'application/json', 'application/json', '{}'],
  ['a form without script', 'text/html', 'application/x-www-form-urlencoded', ''],
])(
  'odd values in every parameter of every call are refused without a failure: %s',
  async (_, accept, type, body) => {
    expect(calls.length).toBeGreaterThan(50 * ODD.length);
    const failures: string[] = [];
    for (const { method, url } of calls) {
      const response = await shop.app.inject({
        method: method as 'GET',
        url,
        headers: {
          accept,
          cookie: visitor.cookie,
          'x-csrf-token': visitor.csrf,
          authorization: `Bearer ${DESK_TOKEN}`,
          'idempotency-key': 'b4a2c1f0-0000-4000-8000-000000000000',
          ...(method === 'get' ? {} : { 'content-type': type }),
        },
        ...(method === 'get' ? {} : { payload: body }),
      });
      if (response.statusCode >= 500) failures.push(`${method} ${url}: ${response.statusCode}`);
    }
    expect(failures).toEqual([]);
  },
);
