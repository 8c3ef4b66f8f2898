import { aFakeApp } from './fake-app';
import { ANSWER_MS } from './request-from-app';
import { requestWallet } from './request-wallet';
import { WalletFailure } from './wallet-failure';

afterEach(() => {
  delete window.fachwerkApp;
  jest.useRealTimers();
});

it('resolves each request with the answer that carries its handle', async () => {
  const app = aFakeApp(() => undefined);
  const both = Promise.all([requestWallet('googlePay', 500), requestWallet('googlePay', 700)]);
  const [first, second] = app.requests.map(({ handle }) => handle);
  expect(first).not.toBe(second);

  app.send({ method: 'googlePay', payload: { handle: second, token: 'two' } });
  app.send({ method: 'googlePay', payload: { handle: 'of another page', token: 'none' } });
  app.send({ method: 'applePay', payload: { handle: first, token: 'of another wallet' } });
  app.send({ method: 'googlePay', payload: { handle: first, token: 'one' } });

  expect(await both).toEqual([{ walletToken: 'one' }, { walletToken: 'two' }]);
  expect(app.listeners.size).toBe(0);
});

it.each([{ error: 'CANCELED' }, { error: 'x', token: 'pm_1' }, { error: 4 }, {}, { token: '' }])(
  'rejects with %j',
  async (answer) => {
    aFakeApp(({ handle }) => ({ handle, ...answer }));

    await expect(requestWallet('applePay', 500)).rejects.toThrow(WalletFailure);
  },
);

it('rejects after five minutes without an answer', async () => {
  jest.useFakeTimers();
  const app = aFakeApp(() => undefined);
  const failed = expect(requestWallet('googlePay', 500)).rejects.toThrow(WalletFailure);

  await jest.advanceTimersByTimeAsync(ANSWER_MS);

  await failed;
  expect(ANSWER_MS).toBe(300_000);
  expect(app.listeners.size).toBe(0);
});

it('waits on after faulty messages', async () => {
  const app = aFakeApp(() => undefined);
  const request = requestWallet('googlePay', 500);

  for (const message of ['not JSON', 'null', { method: 'googlePay' }, { method: 'googlePay', payload: [] }])
    app.send(message);
  app.send({ method: 'googlePay', payload: { handle: app.requests[0]?.handle, token: 'pm_1' } });

  expect(await request).toEqual({ walletToken: 'pm_1' });
});

it('ignores messages of windows and frames', async () => {
  const app = aFakeApp(() => undefined);
  const request = requestWallet('googlePay', 500);
  const forged = { method: 'googlePay', payload: { handle: app.requests[0]?.handle, token: 'forged' } };
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(forged) }));

  app.send({ method: 'googlePay', payload: { handle: app.requests[0]?.handle, token: 'pm_1' } });

  expect(await request).toEqual({ walletToken: 'pm_1' });
});

it.each([
  ['null', { error: null, token: 'pm_1' }],
  ['absent', { token: 'pm_1' }],
])('resolves with a token where the error is %s', async (_what, answer) => {
  aFakeApp(({ handle }) => ({ handle, ...answer }));

  expect(await requestWallet('googlePay', 500)).toEqual({ walletToken: 'pm_1' });
});

it('fails at once, and keeps nothing, where the app refuses the message', async () => {
  jest.useFakeTimers();
  const app = aFakeApp(() => {
    throw new Error('The bridge is closed.');
  });

  await expect(requestWallet('googlePay', 500)).rejects.toThrow(WalletFailure);
  expect(app.listeners.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('takes the first of many answers, and none after its end', async () => {
  const app = aFakeApp(() => undefined);
  const request = requestWallet('googlePay', 500);
  const handle = app.requests[0]?.handle;
  const forged = ['constructor', '__proto__', 'toString', '', null, [handle], { handle }];

  for (const one of forged) app.send({ method: 'googlePay', payload: { handle: one, token: 'forged' } });
  app.send(`{"method":"googlePay","payload":{"__proto__":{"handle":"${handle}","token":"forged"}}}`);
  app.send({ method: 'googlePay', payload: { handle: 'x'.repeat(5_000_000), token: 'forged' } });
  for (let count = 0; count < 10_000; count += 1)
    app.send({ method: 'googlePay', payload: { handle, token: `pm_${count}` } });

  expect(await request).toEqual({ walletToken: 'pm_0' });
  expect(app.listeners.size).toBe(0);
  expect({}).not.toHaveProperty('token');
});

it('has no app in a frame or an element of its name: the page of the provider follows', async () => {
  const frame = document.createElement('iframe');
  frame.name = 'fachwerkApp';
  document.body.append(frame);
  expect(window.fachwerkApp).toBe(frame.contentWindow);

  expect(await requestWallet('googlePay', 500)).toEqual({});
  frame.remove();
});

it('leads to the page of the provider in an app without the interface', async () => {
  expect(await requestWallet('googlePay', 500)).toEqual({});
});
