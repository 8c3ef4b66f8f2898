import { createBus } from './bus';
import { requestLayer } from './request-layer';

it('publishes the event if the page has the layer', () => {
  const bus = createBus({ validate: true });
  const { signal } = new AbortController();
  const onRequest = jest.fn();
  bus.on('storefinder:layer-requested', onRequest, signal);
  bus.set('layers', ['storefinder:layer-requested']);

  expect(requestLayer(bus, 'storefinder:layer-requested', { itemId: '4711', itemName: 'Hammer' })).toBe(true);
  expect(onRequest).toHaveBeenCalledWith({ itemId: '4711', itemName: 'Hammer' });
});

it('returns false and publishes nothing if the page does not have it', () => {
  const bus = createBus({ validate: true });
  const { signal } = new AbortController();
  const onRequest = jest.fn();
  bus.on('storefinder:layer-requested', onRequest, signal);
  bus.set('layers', ['header:menu-requested']);

  expect(requestLayer(bus, 'storefinder:layer-requested', {})).toBe(false);
  expect(onRequest).not.toHaveBeenCalled();
});

it('returns false under a shell without the topic', () => {
  const bus = createBus();
  jest.spyOn(bus, 'get').mockReturnValue(undefined as never);

  expect(requestLayer(bus, 'storefinder:layer-requested', {})).toBe(false);
});
