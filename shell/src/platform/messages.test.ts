import type { HttpClient } from '@fachwerk/shared/http';
import { createMessages } from './messages';

const setUp = (answer: () => Promise<unknown>) => {
  const get = jest.fn(answer);
  const messages = createMessages({ get } as unknown as HttpClient, () => Promise.resolve('de'));
  return { get, messages };
};

it('asks once for widgets that need the same texts', async () => {
  const { get, messages } = setUp(() => Promise.resolve({ 'cart.title': 'Warenkorb' }));
  const [first, second] = await Promise.all([
    messages(['cart.', 'product.']),
    messages(['product.', 'cart.']),
  ]);
  expect(first).toBe(second);
  expect(get).toHaveBeenCalledTimes(1);
  expect(get).toHaveBeenCalledWith('/messages/filtered', expect.anything(), {
    query: { lang: 'de', prefix: ['cart.', 'product.'] },
  });
});

it('asks nobody for a widget without texts', async () => {
  const { get, messages } = setUp(() => Promise.reject(new Error('not asked')));
  await expect(messages([])).resolves.toEqual({});
  expect(get).not.toHaveBeenCalled();
});

it('asks again after a failure', async () => {
  const { get, messages } = setUp(() => Promise.reject(new Error('down')));
  await expect(messages(['cart.'])).rejects.toThrow('down');
  get.mockResolvedValue({});
  await expect(messages(['cart.'])).resolves.toEqual({});
});

it('asks for the texts of a version that not everybody gets, apart from those of all', async () => {
  const { get, messages } = setUp(() => Promise.resolve({}));
  await Promise.all([messages(['cart.']), messages(['cart.'], 'cart@1.4.0-a')]);
  expect(get.mock.calls.map(([, , options]: unknown[]) => options)).toEqual([
    { query: { lang: 'de', prefix: ['cart.'] } },
    { query: { lang: 'de', prefix: ['cart.'], with: 'cart@1.4.0-a' } },
  ]);
});

it('takes the texts from the registry where the API does not talk to the page', async () => {
  const api = { get: jest.fn(() => Promise.reject(new Error('blocked'))) };
  const registry = { get: jest.fn(() => Promise.resolve({ 'usp.a': 'A', 'cart.b': 'B' })) };
  const messages = createMessages(
    api as unknown as HttpClient,
    () => Promise.resolve('de'),
    registry as unknown as HttpClient,
  );
  await expect(messages(['usp.'])).resolves.toEqual({ 'usp.a': 'A' });
});
