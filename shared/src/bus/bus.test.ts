import type { SentMessage, TabLink } from './bus';
import { type Bus, createBus, scopeBus } from './bus';
import { events, topics } from './catalogue';
import type { Conversion } from './conversions';

const endless = () => new AbortController().signal;

/** Two tabs of one browser: each receives the messages of the other. */
function linkedTabs(): [TabLink, TabLink] {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  const link = (own: number, other: number): TabLink => ({
    send: (message) => listeners[other]?.forEach((listener) => listener(JSON.parse(JSON.stringify(message)))),
    onMessage: (listener) => listeners[own]?.push(listener),
  });
  return [link(0, 1), link(1, 0)];
}

describe('a topic', () => {
  it('has its initial value before anybody sets it', () => {
    const bus = createBus();
    expect(bus.get('cartCount')).toBeNull();
    expect(bus.get('bodyScrollLockCount')).toBe(0);
    expect(bus.get('notifications')).toEqual([]);
  });

  it('gives a late watcher the current value, then each new one', () => {
    const bus = createBus();
    bus.set('cartCount', 2);
    const seen: unknown[] = [];
    bus.watch('cartCount', (count) => seen.push(count), endless());
    bus.set('cartCount', 3);
    expect(seen).toEqual([2, 3]);
  });

  it('stays silent when the value is the same', () => {
    const bus = createBus();
    const onValue = jest.fn();
    bus.watch('cartCount', onValue, endless());
    bus.set('cartCount', 1);
    bus.set('cartCount', 1);
    expect(onValue.mock.calls).toEqual([[null], [1]]);
  });

  it('is a stream for those who compose', () => {
    const bus = createBus();
    const seen: unknown[] = [];
    const subscription = bus.topic('isProhibis').subscribe((value) => seen.push(value));
    bus.set('isProhibis', true);
    subscription.unsubscribe();
    bus.set('isProhibis', false);
    expect(seen).toEqual([false, true]);
  });
});

describe('an event', () => {
  it('reaches everybody who listens now, and nobody later', () => {
    const bus = createBus();
    const early = jest.fn();
    const late = jest.fn();
    bus.on('cart:changed', early, endless());
    bus.publish('cart:changed', { itemCount: 4 });
    bus.on('cart:changed', late, endless());
    expect(early).toHaveBeenCalledWith({ itemCount: 4 });
    expect(late).not.toHaveBeenCalled();
  });

  it('keeps fields that this version does not know', () => {
    const bus = createBus({ validate: true });
    const seen: unknown[] = [];
    bus.on('cart:changed', (payload) => seen.push(payload), endless());
    bus.publish('cart:changed', { itemCount: 4, addedBy: 'a newer widget' });
    expect(seen).toEqual([{ itemCount: 4, addedBy: 'a newer widget' }]);
  });
});

describe('a subscription', () => {
  it('ends with its signal', () => {
    const bus = createBus();
    const controller = new AbortController();
    const onValue = jest.fn();
    bus.watch('cartCount', onValue, controller.signal);
    bus.on('cart:changed', onValue, controller.signal);
    controller.abort();
    bus.set('cartCount', 9);
    bus.publish('cart:changed', { itemCount: 9 });
    expect(onValue).toHaveBeenCalledTimes(1);
  });

  it('does not begin when the signal has ended before', () => {
    const bus = createBus();
    const onValue = jest.fn();
    bus.watch('cartCount', onValue, AbortSignal.abort());
    expect(onValue).not.toHaveBeenCalled();
  });

  it('ends when the current value of a topic ends its signal', () => {
    const bus = createBus();
    const watching = new AbortController();
    const onValue = jest.fn(() => watching.abort());
    bus.watch('cartCount', onValue, watching.signal);
    bus.set('cartCount', 2);

    expect(onValue).toHaveBeenCalledTimes(1);
  });

  it('that throws costs nobody else a message, and is reported', () => {
    const onError = jest.fn();
    const bus = createBus({ onError });
    const healthy = jest.fn();
    bus.on(
      'cart:changed',
      () => {
        throw new Error('broken widget');
      },
      endless(),
    );
    bus.on('cart:changed', healthy, endless());
    bus.publish('cart:changed', { itemCount: 1 });
    bus.publish('cart:changed', { itemCount: 2 });
    expect(healthy).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledWith(new Error('broken widget'), 'cart:changed');
  });

  it('of a widget ends with the widget, even where it names a longer signal', () => {
    const bus = createBus();
    const widget = new AbortController();
    const scoped = scopeBus(bus, widget.signal);
    const onValue = jest.fn();
    scoped.watch('cartCount', onValue, endless());
    scoped.on('cart:changed', onValue, endless());
    widget.abort();
    bus.set('cartCount', 5);
    bus.publish('cart:changed', { itemCount: 5 });
    expect(onValue.mock.calls).toEqual([[null]]);
  });

  it('of a widget leaves nothing behind on the widget when its own signal ends first', () => {
    const bus = createBus();
    const widget = new AbortController();
    const removed = jest.spyOn(widget.signal, 'removeEventListener');
    const added = jest.spyOn(widget.signal, 'addEventListener');
    const own = new AbortController();
    const onValue = jest.fn();
    scopeBus(bus, widget.signal).watch('cartCount', onValue, own.signal);
    own.abort();
    bus.set('cartCount', 5);
    expect(onValue.mock.calls).toEqual([[null]]);
    expect(added.mock.calls.length).toBe(removed.mock.calls.length);
  });
});

describe('validation in development', () => {
  const wrong = 'three' as unknown as number;

  it('refuses a value against the schema and names topic, owner and expectation', () => {
    const bus = createBus({ validate: true });
    expect(() => bus.set('cartCount', wrong)).toThrow(/'cartCount' \(owner: cart\).*expected/);
    expect(() => bus.publish('cart:changed', { itemCount: wrong })).toThrow(/'cart:changed'.*itemCount/);
    expect(bus.get('cartCount')).toBeNull();
  });

  it('lets unknown names pass, so that a new event needs no new shell', () => {
    const bus = createBus({ validate: true });
    const onEvent = jest.fn();
    const name = 'stores:something-new' as 'cart:changed';
    bus.on(name, onEvent, endless());
    bus.publish(name, { itemCount: 1 });
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  it('takes names of object methods for unknown', () => {
    const bus = createBus({ validate: true });
    expect(bus.get('constructor' as 'cartCount')).toBeUndefined();
  });
});

describe('other tabs', () => {
  const twoTabs = (): [Bus, Bus] => {
    const [here, there] = linkedTabs();
    return [createBus({ tabs: here, validate: true }), createBus({ tabs: there, validate: true })];
  };

  it('follow a change of the cart', () => {
    const [here, there] = twoTabs();
    const onEvent = jest.fn();
    there.on('cart:changed', onEvent, endless());
    here.set('cartCount', 3);
    here.publish('cart:changed', { itemCount: 3 });
    expect(there.get('cartCount')).toBe(3);
    expect(onEvent).toHaveBeenCalledWith({ itemCount: 3 });
  });

  it('do not send back what they received', () => {
    const send = jest.fn();
    let receive: (message: unknown) => void = () => {};
    const bus = createBus({ tabs: { send, onMessage: (listener) => (receive = listener) } });
    receive({ kind: 'topic', name: 'cartCount', value: 8 });
    expect(bus.get('cartCount')).toBe(8);
    expect(send).not.toHaveBeenCalled();
  });

  it('keep what belongs to one page: open slide-in, scroll lock, messages', () => {
    const [here, there] = twoTabs();
    here.set('openedSidebarId', 'menu');
    here.set('bodyScrollLockCount', 1);
    expect(there.get('openedSidebarId')).toBeNull();
    expect(there.get('bodyScrollLockCount')).toBe(0);
  });
});

describe('the catalogue', () => {
  it.each(Object.entries(topics))('%s starts with a value of its own schema', (_name, topic) => {
    expect(topic.schema.safeParse(topic.initial).success).toBe(true);
    expect(topic.owner).toMatch(/^[a-z]+$/);
  });

  it.each(Object.entries(events))('%s is prefixed with its owner or sent for it', (name, event) => {
    expect(name).toMatch(/^[a-z]+:[a-z]+(-[a-z]+)*$/);
    expect(name.split(':')[0]).toBe(event.owner);
  });
});

test('types: names and values that are not in the catalogue do not compile', () => {
  const bus = createBus();
  const neverRun = () => {
    // @ts-expect-error no such topic
    bus.get('cartCounts');
    // @ts-expect-error the count is a number
    bus.set('cartCount', '3');
    // @ts-expect-error no such event
    bus.publish('cart:change', { itemCount: 1 });
    // @ts-expect-error the payload needs itemCount
    bus.publish('cart:changed', {});
    // @ts-expect-error a listener needs a signal
    bus.on('cart:changed', () => {});
  };
  expect(neverRun).toBeInstanceOf(Function);
});

it('tells who asked of every value and event, in their order, and nothing of what changes nothing', () => {
  const heard: string[] = [];
  const bus = createBus({ onMessage: ({ kind, name }) => heard.push(`${kind} ${name}`) });

  bus.set('cartCount', 3);
  bus.set('cartCount', 3);
  bus.publish('cart:changed', { itemCount: 3 });
  bus.set('cartCount', 4);

  expect(heard).toEqual(['topic cartCount', 'event cart:changed', 'topic cartCount']);
});

describe('a message', () => {
  const sent: SentMessage[] = [];
  const signal = endless();
  const shape = () =>
    sent.map(({ id, name, cause, by, isHeard }) => ({ id, name, cause, by: by?.widget, isHeard }));
  beforeEach(() => void (sent.length = 0));

  it('names its sender, whether somebody listened, and the message that caused it', () => {
    const bus = createBus({ onMessage: (message) => sent.push(message) });
    const of = (widget: string) =>
      scopeBus(bus, signal, undefined, { widget, mfe: 'cart', version: '1.0.0-a' });
    of('cart-page').on('cart:emptied', () => of('cart-page').set('cartCount', 0), signal);

    of('product-list').publish('cart:emptied', {});
    bus.publish('cart:coupon-info-requested', {});

    expect(shape()).toEqual([
      { id: 1, name: 'cart:emptied', cause: undefined, by: 'product-list', isHeard: true },
      { id: 2, name: 'cartCount', cause: 1, by: 'cart-page', isHeard: false },
      { id: 3, name: 'cart:coupon-info-requested', cause: undefined, by: undefined, isHeard: false },
    ]);
  });

  describe('of an event with several majors', () => {
    /** The number of pieces became a list in the second major, and the third names the list. */
    const conversions: Conversion[] = [
      {
        from: 'cart:changed',
        to: 'cart:changed@2',
        up: ({ itemCount }: { itemCount: number }) => ({ counts: [itemCount] }),
        down: ({ counts }: { counts: number[] }) =>
          counts.length > 0 ? { itemCount: counts[0] } : undefined,
      },
      {
        from: 'cart:changed@2',
        to: 'cart:changed@3',
        up: ({ counts }: { counts: number[] }) => ({ pieces: counts }),
        down: ({ pieces }: { pieces: number[] }) => ({ counts: pieces }),
      },
    ];
    // A test may publish a name that is not in the catalogue, as a newer micro-frontend does.
    const anyBus = (onError = jest.fn()) => {
      const bus = createBus({ conversions, onError, onMessage: (message) => sent.push(message) });
      return { bus: bus as unknown as AnyBus, onError };
    };
    interface AnyBus {
      publish(name: string, payload: unknown): void;
      on(name: string, onEvent: (payload: unknown) => void, signal: AbortSignal): void;
    }

    it('reaches the subscribers of every major once, from whichever major it was sent', () => {
      const { bus } = anyBus();
      const heard: unknown[] = [];
      for (const name of ['cart:changed', 'cart:changed@2', 'cart:changed@3'])
        bus.on(name, (payload) => heard.push([name, payload]), signal);

      bus.publish('cart:changed', { itemCount: 4 });
      expect(heard.splice(0)).toEqual([
        ['cart:changed', { itemCount: 4 }],
        ['cart:changed@2', { counts: [4] }],
        ['cart:changed@3', { pieces: [4] }],
      ]);
      bus.publish('cart:changed@3', { pieces: [7] });
      expect(heard).toEqual([
        ['cart:changed@3', { pieces: [7] }],
        ['cart:changed@2', { counts: [7] }],
        ['cart:changed', { itemCount: 7 }],
      ]);
      expect(sent.map(({ name, cause }) => [name, cause]).slice(3)).toEqual([
        ['cart:changed@3', undefined],
        ['cart:changed@2', 4],
        ['cart:changed', 5],
      ]);
    });

    it('stays in its major when it has no counterpart, or the converter fails', () => {
      const { bus, onError } = anyBus();
      const old = jest.fn();
      bus.on('cart:changed', old, signal);

      bus.publish('cart:changed@2', { counts: [] });
      expect(onError).not.toHaveBeenCalled();
      bus.publish('cart:changed@2', {});

      expect(old).not.toHaveBeenCalled();
      expect(onError).toHaveBeenCalledWith(expect.any(TypeError), 'cart:changed');
    });
  });
});
