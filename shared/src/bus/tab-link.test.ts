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
  /** A channel whose messages reach all other open ones of its name, as between tabs. */
  class FakeChannel {
    static open = new Set<FakeChannel>();
    private listener: (event: { data: unknown }) => void = () => {};
    constructor(readonly name: string) {
      FakeChannel.open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of FakeChannel.open)
        if (other !== this && other.name === this.name) other.listener({ data });
    }
    addEventListener(_type: 'message', listener: (event: { data: unknown }) => void) {
      this.listener = listener;
    }
    close() {
      FakeChannel.open.delete(this);
    }
  }
  const pageEvent = (type: string, persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));

  beforeEach(() => void Object.assign(globalThis, { BroadcastChannel: FakeChannel }));
  afterEach(() => {
    FakeChannel.open.clear();
    delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
  });

  it('sends through the channel of the shop', () => {
    const other = new FakeChannel('fachwerk-bus');
    const received: unknown[] = [];
    other.addEventListener('message', ({ data }) => received.push(data));

    browserTabLink().send({ kind: 'event', name: 'cart:emptied', value: {} });

    expect(received).toEqual([{ kind: 'event', name: 'cart:emptied', value: {} }]);
  });

  it('receives nothing in the back/forward cache, and messages again after it', () => {
    const link = browserTabLink();
    const received: unknown[] = [];
    link.onMessage((message) => received.push(message));

    pageEvent('pagehide', true);
    expect(FakeChannel.open.size).toBe(0);
    link.send('a page that is hidden sends nothing');
    pageEvent('pageshow', true);
    new FakeChannel('fachwerk-bus').postMessage('back');

    expect(received).toEqual(['back']);
  });
});
