import { readMessages } from '@fachwerk/shared/calls';
import type { HttpClient } from '@fachwerk/shared/http';
import { createMessages } from './messages';

const setUp = (answer: () => Promise<unknown>) => {
  const call = jest.fn(answer);
  const messages = createMessages({ call } as unknown as HttpClient, () => Promise.resolve('de'));
  return { call, messages };
};

it('makes one request for widgets that need the same texts', async () => {
  const { call, messages } = setUp(() => Promise.resolve({ 'cart.title': 'Warenkorb' }));
  const [first, second] = await Promise.all([
    messages(['cart.', 'product.']),
    messages(['product.', 'cart.']),
  ]);
  expect(first).toBe(second);
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(
    readMessages,
    expect.objectContaining({ query: { lang: 'de', prefix: ['cart.', 'product.'] } }),
  );
});

it('makes no request for a widget without texts', async () => {
  const { call, messages } = setUp(() => Promise.reject(new Error('not asked')));
  await expect(messages([])).resolves.toEqual({});
  expect(call).not.toHaveBeenCalled();
});

it('makes a new request after a failure', async () => {
  const { call, messages } = setUp(() => Promise.reject(new Error('down')));
  await expect(messages(['cart.'])).rejects.toThrow('down');
  call.mockResolvedValue({});
  await expect(messages(['cart.'])).resolves.toEqual({});
});

it('requests the texts of a trial version apart from the stable ones', async () => {
  const { call, messages } = setUp(() => Promise.resolve({}));
  await Promise.all([messages(['cart.']), messages(['cart.'], 'cart@1.4.0-a')]);
  expect(call.mock.calls.map(([, input]: { query?: unknown }[]) => input?.query)).toEqual([
    { lang: 'de', prefix: ['cart.'] },
    { lang: 'de', prefix: ['cart.'], with: 'cart@1.4.0-a' },
  ]);
});

it('takes the texts from the registry where the API does not talk to the page', async () => {
  const api = { call: jest.fn(() => Promise.reject(new Error('blocked'))) };
  const registry = { call: jest.fn(() => Promise.resolve({ 'usp.a': 'A', 'cart.b': 'B' })) };
  const messages = createMessages(
    api as unknown as HttpClient,
    () => Promise.resolve('de'),
    registry as unknown as HttpClient,
  );
  await expect(messages(['usp.'])).resolves.toEqual({ 'usp.a': 'A' });
});
