import {
  aHistory,
  anAuditLog,
  aStatus,
  someDependencies,
  someFailures,
  someOwners,
  someVitals,
} from './operations-fixtures';

export interface FakeRequest {
  method: string;
  /** Path without "/federation/". */
  path: string;
  body: unknown;
}
export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
/** An answer, or 'silent' for a network failure. */
export type Respond = (request: FakeRequest) => FakeAnswer | 'silent' | Promise<FakeAnswer | 'silent'>;

export const ok = (body: unknown): FakeAnswer => ({ body });
export const refuse = (status: number, message: string, more: object = {}): FakeAnswer => ({
  status,
  body: { message, ...more },
});
export const SIGNED_OUT = refuse(401, 'Sign in as operator.');

const USUAL: Record<string, Respond> = {
  'GET session': () => ok({ name: 'betrieb' }),
  'GET status': () => ok(aStatus()),
  'GET rollouts/7': () => ok(aHistory()),
  'GET failures?hours=24': () => ok(someFailures()),
  'GET audit': () => ok(anAuditLog()),
  'GET web-vitals': () => ok(someVitals()),
  'GET dependencies': () => ok(someDependencies()),
  'GET widget-owners': () => ok(someOwners()),
};

/** Replaces the network of this page; the fixtures follow the contracts. A test may change `answers`. */
export function fakeRegistry(answers: Record<string, Respond> = {}) {
  const known = { ...USUAL, ...answers };
  const requests: FakeRequest[] = [];
  const fetchNow = async (address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request: FakeRequest = {
      method: init.method ?? 'GET',
      path: String(address).replace('/federation/', ''),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    requests.push(request);
    const answer = (await known[`${request.method} ${request.path}`]?.(request)) ?? refuse(404, 'Not faked.');
    if (answer === 'silent') throw new TypeError('Failed to fetch');
    const { status = 200, body, headers = {} } = answer;
    const text = body === undefined ? '' : JSON.stringify(body);
    // jsdom has no Response; these are the parts that the client uses.
    return {
      ok: status < 300,
      status,
      headers: { get: (name: string) => headers[name] ?? null },
      text: () => Promise.resolve(text),
    } as unknown as Response;
  };
  globalThis.fetch = fetchNow;
  return {
    answers: known,
    requests,
    sent: (method: string, path: string) =>
      requests.filter((one) => one.method === method && one.path === path).map(({ body }) => body),
  };
}
