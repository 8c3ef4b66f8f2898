import { explainRefusedOrigin } from './explain-origin';

const SHOP = 'https://shop.example';
let report: jest.SpyInstance;

beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const answerWith = (answer: Promise<unknown>) => {
  const fetch = jest.fn(() => answer);
  Object.assign(globalThis, { fetch });
  return fetch;
};

it('names origin and setting when the shop is reachable', async () => {
  const fetch = answerWith(Promise.resolve({ type: 'opaque' }));

  await explainRefusedOrigin(SHOP);

  expect(report.mock.calls).toEqual([
    [expect.stringContaining(`must add ${location.origin} to the setting ALLOWED_ORIGINS.`)],
  ]);
  expect(fetch).toHaveBeenCalledWith(`${SHOP}/messages/filtered`, {
    mode: 'no-cors',
    credentials: 'omit',
  });
});

it('is silent when the shop cannot be reached', async () => {
  answerWith(Promise.reject(new TypeError('Failed to fetch')));

  await explainRefusedOrigin(SHOP);

  expect(report).not.toHaveBeenCalled();
});
