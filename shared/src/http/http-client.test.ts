/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '../contracts/kernel/call';
import { aCart } from '../testing/a-cart';
import { createHttpClient, type HttpClientOptions } from './http-client';
import { type HttpError, isHttpError } from './http-error';

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A real server, so that the tests check the transmitted requests. */
let server: Server;
let origin: string;
let received: Received[];
let answer: (request: Received, response: ServerResponse) => void;

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body: Buffer.concat(chunks).toString() };
      received.push(entry);
      answer(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  answer = (_request, response) => json(response, 200, { count: 1 });
});

interface Count {
  count: number;
}
const expects = { count: 'number' } as const;
const read: Call<{ query?: object; answer: Count }> = { method: 'GET', path: '/rest/counts/', expects };
const add: Call<{ form: object; answer: Count }> = { method: 'POST', path: '/counts/add/', expects };
const readPublic: Call<{ query?: object; answer: Count }> = {
  method: 'GET',
  path: '/rest/public-counts/',
  expects,
  isPublic: true,
  isCacheable: true,
};
const token = { name: '_csrf', header: 'x-csrf-token', value: 'first' };
const client = (options: HttpClientOptions = {}) => createHttpClient({ baseURL: origin, ...options });
const failureOf = (call: Promise<unknown>): Promise<HttpError> =>
  call.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (error: unknown) => {
      if (!isHttpError(error)) throw error;
      return error;
    },
  );

describe('a call', () => {
  it('asks for JSON and answers what the contract says', async () => {
    const body = await client().call(read, { query: { q: 'bohrer & co', 'f.marke': ['A', 'B'] } });
    expect(body).toEqual({ count: 1 });
    expect(received[0]?.url).toBe('/rest/counts/?q=bohrer+%26+co&f.marke=A&f.marke=B');
    expect(received[0]?.headers.accept).toBe('application/json');
  });

  it('leaves out parameters and fields without a value', async () => {
    await client().call(read, { query: { q: 'x', page: undefined } });
    await client().call(add, { form: { itemId: '1', companyId: undefined } });
    expect(received[0]?.url).toBe('/rest/counts/?q=x');
    expect(received[1]?.body).toBe('itemId=1');
  });

  it('sends forms as forms and JSON as JSON', async () => {
    const rate: Call<{ json: { a: number }; answer: Count }> = { method: 'POST', path: '/rest/x/' };
    await client().call(add, { form: { itemId: '4711', quantity: 2 } });
    await client().call(rate, { json: { a: 1 } });
    expect(received[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(received[0]?.body).toBe('itemId=4711&quantity=2');
    expect(received[1]?.headers['content-type']).toMatch(/^application\/json/);
    expect(received[1]?.body).toBe('{"a":1}');
  });

  it('sends files with their form', async () => {
    const content = new Blob(['bytes of a picture'], { type: 'image/png' });
    const files = [{ field: 'pictures', name: 'a.png', content }];
    await client().call(add, { form: { itemId: '4711', companyId: undefined }, files });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toMatch(/name="itemId"\r\n\r\n4711\r\n/);
    expect(received[0]?.body).toMatch(
      /name="pictures"; filename="a.png"\r\nContent-Type: image\/png\r\n\r\nbytes of a picture/,
    );
    expect(received[0]?.body).not.toContain('companyId');
  });

  it('carries the headers of the server that calls in the name of a visitor', async () => {
    await client({ headers: { cookie: 'session=abc' } }).call(read);
    expect(received[0]?.headers.cookie).toBe('session=abc');
  });
});

describe('the CSRF token', () => {
  it.each(['POST', 'PUT', 'DELETE'] as const)('goes with every %s', async (method) => {
    const change: Call<{ params: { id: string }; answer: Count }> = { method, path: '/rest/lists/{id}/' };
    const api = client({ fetchCsrf: () => Promise.resolve(token) });
    await api.call(change, { params: { id: 'a/b' } });
    expect(received[0]).toMatchObject({ method, url: '/rest/lists/a%2Fb/' });
    expect(received[0]?.headers['x-csrf-token']).toBe('first');
  });

  it('does not go to the registry, and is not fetched for it', async () => {
    const fetchCsrf = jest.fn(() => Promise.resolve(token));
    const order: Call<{ json: object; answer: Count }> = {
      method: 'POST',
      path: '/federation/counts',
      app: 'registry',
    };
    await client({ fetchCsrf }).call(order, { json: {} });
    expect(received[0]?.headers['x-csrf-token']).toBeUndefined();
    expect(fetchCsrf).not.toHaveBeenCalled();
  });

  it('goes with every change, and is fetched once', async () => {
    const fetchCsrf = jest.fn(() => Promise.resolve(token));
    const api = client({ fetchCsrf });
    await api.call(add, { form: { itemId: '1' } });
    await api.call(add, { form: { itemId: '2' } });
    expect(received.map(({ headers }) => headers['x-csrf-token'])).toEqual(['first', 'first']);
    expect(fetchCsrf).toHaveBeenCalledTimes(1);
  });

  it('is fetched once for changes that start together', async () => {
    const fetchCsrf = jest.fn(() => Promise.resolve(token));
    const api = client({ fetchCsrf });
    await Promise.all(['1', '2'].map((itemId) => api.call(add, { form: { itemId } })));
    expect(received.map(({ headers }) => headers['x-csrf-token'])).toEqual(['first', 'first']);
    expect(fetchCsrf).toHaveBeenCalledTimes(1);
  });

  it('goes with the two GETs that change something, and with no other', async () => {
    answer = ({ url }, response) =>
      json(response, 200, url?.includes('customercard') ? aCart() : { count: 1, verified: true });
    const api = client({ fetchCsrf: () => Promise.resolve(token) });
    await api.call(read);
    for (const path of ['/basket/verifyInventory/', '/rest/customercard/basket/clear/'])
      await api.call({ method: 'GET', path, changesState: true });
    expect(received.map(({ headers }) => headers['x-csrf-token'])).toEqual([undefined, 'first', 'first']);
  });

  it('is replaced by the one that an answer brings', async () => {
    answer = (_request, response) => json(response, 200, { count: 1 }, { 'x-refreshed-csrf': 'second' });
    const api = client();
    api.setCsrf(token);
    await api.call(add, { form: { itemId: '1' } });
    await api.call(add, { form: { itemId: '1' } });
    expect(received.map(({ headers }) => headers['x-csrf-token'])).toEqual(['first', 'second']);
  });

  it('is tried once more with the fresh one after a refusal', async () => {
    answer = ({ headers }, response) =>
      headers['x-csrf-token'] === 'second'
        ? json(response, 200, { count: 5 })
        : json(response, 403, {}, { 'x-refreshed-csrf': 'second' });
    const api = client();
    api.setCsrf(token);
    await expect(api.call(add, { form: { itemId: '1' } })).resolves.toEqual({ count: 5 });
    expect(received.map(({ body }) => body)).toEqual(['itemId=1', 'itemId=1']);
  });

  it('is tried only once more', async () => {
    answer = (_request, response) => json(response, 403, {}, { 'x-refreshed-csrf': 'never right' });
    const api = client();
    api.setCsrf(token);
    const error = await failureOf(api.call(add, { form: {} }));
    expect(error).toMatchObject({ kind: 'bad-request', status: 403 });
    expect(received).toHaveLength(2);
  });

  it('is not tried again after a 403 that brings no token', async () => {
    answer = (_request, response) => json(response, 403, {});
    const api = client();
    api.setCsrf(token);
    await failureOf(api.call(add, { form: {} }));
    expect(received).toHaveLength(1);
  });

  it('that cannot be fetched fails the call with its reason', async () => {
    answer = (_request, response) => json(response, 500, {});
    const api = client({
      fetchCsrf: () =>
        client().call({ method: 'GET', path: '/rest/user/' } as Call<{ answer: typeof token }>),
    });
    const error = await failureOf(api.call(add, { form: {} }));
    expect(error.kind).toBe('bad-response');
    expect(received.map(({ url }) => url)).toEqual(['/rest/user/']);
  });
});

describe('a failure says what happened', () => {
  it('4xx: a bad request with the field errors of the server', async () => {
    const fieldErrors = [{ field: 'quantity', msg: 'cart.quantity.tooMany' }];
    answer = (_request, response) =>
      json(response, 400, { fieldErrors, globalErrors: [{ msg: 'cart.error' }] });
    const error = await failureOf(client().call(read));
    expect(error).toMatchObject({
      kind: 'bad-request',
      status: 400,
      fieldErrors,
      messageKeys: ['cart.error'],
    });
  });

  it('5xx: a bad response, with a text for the visitor even without a body', async () => {
    answer = (_request, response) => response.writeHead(502).end('<html>Bad gateway</html>');
    const error = await failureOf(client().call(read));
    expect(error).toMatchObject({
      kind: 'bad-response',
      status: 502,
      messageKeys: ['technical.error'],
      fieldErrors: [],
    });
  });

  it('an answer against the contract: where and what was expected', async () => {
    answer = (_request, response) => json(response, 200, { count: 'many' });
    const error = await failureOf(client().call({ ...read, path: '/rest/x/' }));
    expect(error.kind).toBe('unexpected-shape');
    expect(error.message).toMatch(/GET \/rest\/x\/: count: expected (int|number)/);
  });

  it.each([{ expects }, {}])('HTML instead of JSON: an answer against the contract (%j)', async (facts) => {
    const { method, path } = read;
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    expect((await failureOf(client().call({ method, path, ...facts }))).kind).toBe('unexpected-shape');
  });

  it('no answer in time: a timeout', async () => {
    answer = () => {};
    expect((await failureOf(client().call(read, { timeout: 60 }))).kind).toBe('timeout');
  });

  it('an answer that breaks off: aborted, not a wrong request', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"count":', () => response.destroy());
    };
    expect((await failureOf(client().call(read))).kind).toBe('aborted');
  });

  it('a connection that breaks: aborted', async () => {
    answer = (_request, response) => response.destroy();
    expect((await failureOf(client().call(read))).kind).toBe('aborted');
  });

  it('nobody there: network', async () => {
    const nobody = createHttpClient({ baseURL: 'http://127.0.0.1:9' });
    expect((await failureOf(nobody.call(read))).kind).toBe('network');
  });

  it('not wanted any more: cancelled', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    expect((await failureOf(client().call(read, { signal: controller.signal }))).kind).toBe('cancelled');
  });

  it('not wanted before it began: cancelled, and nothing is sent', async () => {
    const error = await failureOf(client().call(read, { signal: AbortSignal.abort() }));
    expect(error.kind).toBe('cancelled');
    expect(received).toHaveLength(0);
  });
});

describe('the session cache', () => {
  const memory = () => {
    const texts = new Map<string, string>();
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
  };

  it('keeps public answers of cacheable calls', async () => {
    const api = client({ storage: memory() });
    await api.call(readPublic);
    await expect(api.call(readPublic)).resolves.toEqual({ count: 1 });
    expect(received).toHaveLength(1);
  });

  it('tells apart what was asked', async () => {
    const api = client({ storage: memory() });
    await api.call(readPublic, { query: { level: 1 } });
    await api.call(readPublic, { query: { level: 2 } });
    expect(received).toHaveLength(2);
  });

  it('tells languages apart', async () => {
    const storage = memory();
    const readTexts = { ...readPublic, isTranslated: true } as const;
    await client({ storage }).call(readTexts, { query: { level: 1 } });
    await client({ storage, language: 'en' }).call(readTexts, { query: { level: 1 } });
    await client({ storage, language: 'en' }).call(readTexts, { query: { level: 1 } });
    expect(received.map(({ url }) => url)).toEqual([
      '/rest/public-counts/?level=1',
      '/rest/public-counts/?level=1&lang=en',
    ]);
  });

  it('never keeps personal answers, changes or failures', async () => {
    const storage = memory();
    const setItem = jest.spyOn(storage, 'setItem');
    const api = client({ storage });
    await api.call(read);
    await api.call(add, { form: {} });
    answer = (_request, response) => json(response, 200, { wrong: true });
    await failureOf(api.call(readPublic));
    expect(setItem).not.toHaveBeenCalled();
  });

  it('asks again after ten minutes', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const api = client({ storage: memory() });
    await api.call(readPublic);
    now.mockReturnValue(11 * 60_000);
    await api.call(readPublic);
    now.mockRestore();
    expect(received).toHaveLength(2);
  });

  it('asks again when what it kept no longer fits the contract', async () => {
    const storage = memory();
    await client({ storage }).call(readPublic);
    answer = (_request, response) => json(response, 200, { total: 3 });
    const readNewer = { ...readPublic, expects: { total: 'number' } } as Call<{ answer: unknown }>;
    const body = await client({ storage }).call(readNewer);
    expect(body).toEqual({ total: 3 });
  });

  it('does without where storage is broken or forbidden', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const broken = { getItem: () => '{not json', setItem: forbidden, removeItem: forbidden };
    const api = client({ storage: broken });
    await expect(api.call(readPublic)).resolves.toEqual({ count: 1 });
  });
});

describe('the language of a page', () => {
  const readTexts: typeof read = { ...read, isTranslated: true };
  const addTexts: typeof add = { ...add, isTranslated: true };

  it.each([
    ['en', readTexts, '/rest/counts/?lang=en'],
    ['en', read, '/rest/counts/'],
    ['de', readTexts, '/rest/counts/'],
    [undefined, readTexts, '/rest/counts/'],
  ] as const)(
    '%s is asked for where the answer has texts, if it is not German',
    async (language, call, url) => {
      await client({ language }).call(call);
      expect(received.map((request) => request.url)).toEqual([url]);
    },
  );

  it('is asked for with a change, too', async () => {
    await client({ language: 'en', fetchCsrf: () => Promise.resolve(token) }).call(addTexts, {
      form: { a: 1 },
    });
    expect(received).toMatchObject([{ url: '/counts/add/?lang=en', body: 'a=1' }]);
  });
});
