import { browserTabLink } from './tab-link';

afterEach(() => localStorage.clear());

describe('without BroadcastChannel (Safari before 15.4)', () => {
  it('sends through the storage that other tabs watch', () => {
    const link = browserTabLink();
    const heard: unknown[] = [];
    link.onMessage((message) => heard.push(message));
    link.send({ kind: 'topic', name: 'cartCount', value: 2 });
    // Browsers send this event to the other tabs.
    const newValue = localStorage.getItem('fachwerk-bus');
    window.dispatchEvent(new StorageEvent('storage', { key: 'fachwerk-bus', newValue }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else', newValue: '{' }));
    expect(heard).toEqual([{ kind: 'topic', name: 'cartCount', value: 2 }]);
  });

  it('goes on alone where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => browserTabLink().send({})).not.toThrow();
    jest.restoreAllMocks();
  });
});

describe('with BroadcastChannel', () => {
  it('sends through the channel of the shop', () => {
    const posted: unknown[] = [];
    class FakeChannel {
      constructor(readonly name: string) {}
      postMessage = (message: unknown) => posted.push([this.name, message]);
      addEventListener() {}
    }
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    browserTabLink().send({ kind: 'event', name: 'cart:emptied', value: {} });
    expect(posted).toEqual([['fachwerk-bus', { kind: 'event', name: 'cart:emptied', value: {} }]]);
    delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
  });
});
