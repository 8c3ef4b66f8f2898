import { awaitMessage } from './await-message';
import { createBus, scopeBus } from './bus';

const wait = (names: readonly string[], isRetry = false) => {
  const bus = createBus({ validate: true });
  const { signal } = new AbortController();
  const onMessage = jest.fn();
  const kept = awaitMessage(bus, names, { onMessage, isRetry, signal });
  return { bus, signal, onMessage, kept, scoped: scopeBus(bus, signal, kept) };
};

it('keeps events and delivers them once, in order, to the first subscriber', () => {
  const { bus, scoped, signal, onMessage } = wait(['storefinder:layer-requested']);
  bus.publish('storefinder:layer-requested', { itemId: '1' });
  bus.publish('storefinder:layer-requested', { itemId: '2' });
  bus.publish('storefinder:tile-requested', {});
  expect(onMessage).toHaveBeenCalledTimes(2);

  const first = jest.fn();
  const second = jest.fn();
  scoped.on('storefinder:layer-requested', first, signal);
  scoped.on('storefinder:layer-requested', second, signal);

  expect(first.mock.calls).toEqual([[{ itemId: '1' }], [{ itemId: '2' }]]);
  expect(second).not.toHaveBeenCalled();
});

it('delivers later events once, as every bus does', () => {
  const { bus, scoped, signal } = wait(['storefinder:layer-requested']);
  const listener = jest.fn();
  scoped.on('storefinder:layer-requested', listener, signal);

  bus.publish('storefinder:layer-requested', { itemId: '3' });

  expect(listener.mock.calls).toEqual([[{ itemId: '3' }]]);
});

it('keeps the events for the next subscriber if a subscriber has left already', () => {
  const { bus, scoped, signal } = wait(['storefinder:tile-requested']);
  bus.publish('storefinder:tile-requested', {});
  const gone = new AbortController();
  gone.abort();
  const listener = jest.fn();

  scoped.on('storefinder:tile-requested', jest.fn(), gone.signal);
  scoped.on('storefinder:tile-requested', listener, signal);

  expect(listener).toHaveBeenCalledTimes(1);
});

it('counts a topic when its value is not the initial one', () => {
  const { bus, onMessage } = wait(['notifications', 'isFarDown']);
  expect(onMessage).not.toHaveBeenCalled();

  bus.set('isFarDown', true);
  expect(onMessage).toHaveBeenCalledTimes(1);
  bus.set('isFarDown', false);
  expect(onMessage).toHaveBeenCalledTimes(1);
});

it('counts a topic that was set before', () => {
  const bus = createBus();
  bus.set('isFarDown', true);
  const onMessage = jest.fn();
  const { signal } = new AbortController();

  awaitMessage(bus, ['isFarDown'], { onMessage, isRetry: true, signal });
  expect(onMessage).not.toHaveBeenCalled();
  awaitMessage(bus, ['isFarDown'], { onMessage, isRetry: false, signal });
  expect(onMessage).toHaveBeenCalledTimes(1);
});
