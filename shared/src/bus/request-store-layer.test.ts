import { createBus } from './bus';
import { openSidebar } from './page-state';
import { requestStoreLayer, STORE_LAYER_ID } from './request-store-layer';

it('opens the layer that is on the page', () => {
  const bus = createBus({ validate: true });
  const { signal } = new AbortController();
  const requests: unknown[] = [];
  bus.on(
    'storefinder:layer-requested',
    (request) => {
      requests.push(request);
      openSidebar(bus, STORE_LAYER_ID);
    },
    signal,
  );

  expect(requestStoreLayer(bus, { itemId: '4711', itemName: 'Hammer' })).toBe(true);
  expect(requests).toEqual([{ itemId: '4711', itemName: 'Hammer' }]);
});

it('says when nobody opens a layer, so that a link can go on', () => {
  expect(requestStoreLayer(createBus({ validate: true }))).toBe(false);
});
