import { readUser } from '@fachwerk/shared/calls';
import { createPendingWork } from '../core/pending-work';
import { type ApiClient, countCalls, lateClient } from './late-client';

const token = { name: '_csrf', header: 'x-csrf-token', value: 'token' };
const aClient = () => ({ call: jest.fn(() => Promise.resolve('answer')), setCsrf: jest.fn() });
const loadOnce = (client: ReturnType<typeof aClient>) =>
  jest.fn(() => Promise.resolve(client as unknown as ApiClient));

it('loads its code once, with the first call', async () => {
  const client = aClient();
  const load = loadOnce(client);
  const api = lateClient(load);
  expect(load).not.toHaveBeenCalled();

  await expect(Promise.all([api.call(readUser), api.call(readUser)])).resolves.toEqual(['answer', 'answer']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(client.call).toHaveBeenCalledWith(readUser);
});

it('passes the newest token on, whether it comes before or after the code', async () => {
  const client = aClient();
  const api = lateClient(loadOnce(client));
  api.setCsrf(token);
  await api.call(readUser);
  expect(client.setCsrf).toHaveBeenLastCalledWith(token);
  api.setCsrf({ ...token, value: 'newer' });
  await api.call(readUser);
  expect(client.setCsrf).toHaveBeenLastCalledWith({ ...token, value: 'newer' });
});

it('rejects like a lost connection if the code does not load, and the next call loads it again', async () => {
  const client = aClient();
  const load = loadOnce(client);
  load.mockRejectedValueOnce(new Error('chunk failed'));
  const api = lateClient(load);
  await expect(api.call(readUser)).rejects.toMatchObject({ name: 'HttpError', kind: 'network' });
  await expect(api.call(readUser)).resolves.toBe('answer');
});

it('rejects like a timeout if the code does not arrive', async () => {
  jest.useFakeTimers();
  const outcome = lateClient(() => new Promise(() => {}))
    .call(readUser)
    .catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(15_000);
  jest.useRealTimers();
  await expect(outcome).resolves.toMatchObject({ kind: 'timeout' });
});

it('prepares silently', async () => {
  const client = aClient();
  const load = loadOnce(client);
  load.mockRejectedValueOnce(new Error('chunk failed'));
  const api = lateClient(load);
  api.prepare();
  await new Promise((resolve) => setTimeout(resolve));
  api.prepare();
  await api.call(readUser);
  expect(load).toHaveBeenCalledTimes(2);
});

it('counts a call as pending from its start, before its code is loaded, until it has failed or answered', async () => {
  const work = createPendingWork();
  const client = aClient();
  client.call.mockReturnValueOnce(Promise.reject(new Error('broken')));
  const api = countCalls(lateClient(loadOnce(client)), work);
  const calls = [api.call(readUser), api.call(readUser)];
  expect(work.list()).toEqual(['GET /rest/user/', 'GET /rest/user/']);

  await Promise.allSettled(calls);
  expect(work.list()).toEqual([]);
});
