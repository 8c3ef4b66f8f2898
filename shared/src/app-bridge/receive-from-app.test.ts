import { aFakeApp } from './fake-app';
import { receiveFromApp } from './receive-from-app';

let page: AbortController;
let print: jest.SpyInstance;
beforeEach(() => {
  page = new AbortController();
  print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  page.abort();
  print.mockRestore();
  delete window.fachwerkApp;
});

function receive(commands = {}) {
  const app = aFakeApp(() => undefined);
  const all = { globalInfo: jest.fn(), storeFinder: jest.fn(), ...commands };
  receiveFromApp(window.fachwerkApp!, all, page.signal);
  return { ...app, commands: all };
}

it('runs each command once', () => {
  const { send, commands } = receive();
  send({ method: 'globalInfo', payload: {} });
  send({ method: 'storeFinder', payload: { ofANewerApp: true } });

  expect(commands.globalInfo).toHaveBeenCalledTimes(1);
  expect(commands.storeFinder).toHaveBeenCalledTimes(1);
  expect(print).not.toHaveBeenCalled();
});

it.each([
  ['not JSON', 'Invalid data'],
  ['null', 'Invalid data'],
  ['[]', 'Invalid data'],
  [{}, 'Invalid data'],
  [{ payload: {} }, 'Invalid data'],
  [{ method: 'globalInfo' }, 'Invalid data'],
  [{ method: 'globalInfo', payload: null }, 'Invalid data'],
  [{ method: 'globalInfo', payload: [] }, 'Invalid data'],
  [{ method: 'storeFinder', payload: 'all' }, 'Invalid data'],
  [{ method: 'googlePay', payload: { token: 'pm_1' } }, 'Invalid data'],
  [{ method: 'uuid', payload: { uuid: 'a', handle: '' } }, 'Invalid data'],
  [{ method: 'dance', payload: {} }, 'Method dance is not supported'],
  [{ method: 'dance' }, 'Method dance is not supported'],
  [{ method: 7, payload: {} }, 'Method 7 is not supported'],
  [{ method: 'toString', payload: {} }, 'Method toString is not supported'],
  ['{"__proto__":{"method":"globalInfo","payload":{}}}', 'Invalid data'],
  [{ method: '__proto__', payload: {} }, 'Method __proto__ is not supported'],
  [{ method: 'constructor', payload: {} }, 'Method constructor is not supported'],
  // Messages of the page only.
  [{ method: 'cartAction', payload: {} }, 'Method cartAction is not supported'],
])('prints %j only: %s', (message, fault) => {
  const { send, commands } = receive();
  send(message);

  expect(print.mock.calls).toEqual([[fault]]);
  expect(commands.globalInfo).not.toHaveBeenCalled();
  expect(commands.storeFinder).not.toHaveBeenCalled();
});

it('prints "Invalid data" for whatever an event has, and receives on', () => {
  const { send, commands, listeners } = receive();
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const events = [
    {},
    { data: null },
    { data: cyclic },
    { data: Symbol('odd') },
    { data: new ArrayBuffer(8) },
    { data: '['.repeat(100_000) },
    {
      data: {
        toString() {
          throw new Error('for the test');
        },
      },
    },
    {
      get data() {
        throw new Error('for the test');
      },
    },
  ];
  for (const event of events) for (const listener of listeners) listener(event as { data: unknown });
  expect(print.mock.calls).toEqual(events.map(() => ['Invalid data']));

  send('{"method":"globalInfo","payload":{"__proto__":{"odd":1},"constructor":{"prototype":{"odd":1}}}}');
  expect(commands.globalInfo).toHaveBeenCalledTimes(1);
  expect({}).not.toHaveProperty('odd');
});

it('leaves answers to their requests', () => {
  receive().send({ method: 'googlePay', payload: { handle: 'of another page', token: 'pm_1' } });

  expect(print).not.toHaveBeenCalled();
});

it('prints the failure of a command, and receives on', () => {
  const failure = new Error('for the test');
  const globalInfo = jest.fn(() => {
    throw failure;
  });
  const { send, commands } = receive({ globalInfo });
  send({ method: 'globalInfo', payload: {} });
  send({ method: 'storeFinder', payload: {} });

  expect(print.mock.calls).toEqual([[failure]]);
  expect(commands.storeFinder).toHaveBeenCalledTimes(1);
});

it('takes nothing from windows and frames, and nothing after its end', () => {
  const { send, commands, listeners } = receive();
  const data = JSON.stringify({ method: 'globalInfo', payload: {} });
  const frame = document.body.appendChild(document.createElement('iframe'));
  window.dispatchEvent(
    new MessageEvent('message', { data, source: frame.contentWindow, origin: location.origin }),
  );
  document.dispatchEvent(new MessageEvent('message', { data }));
  frame.remove();
  page.abort();
  send({ method: 'globalInfo', payload: {} });

  expect(commands.globalInfo).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});
