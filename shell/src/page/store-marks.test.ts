import { createBus } from '@fachwerk/shared/bus';
import { followStoreMarks } from './store-marks';

const root = document.documentElement;
const store = { companyId: '1043', name: 'Köln-Deutz', address: { zipCode: '50679', city: 'Köln' } };
afterEach(() => {
  for (const name of ['store', 'store-banner']) document.cookie = `${name}=; max-age=0; path=/`;
  delete root.dataset.storeLines;
  delete root.dataset.storeBanner;
});

function follow() {
  const bus = createBus();
  followStoreMarks(bus, new AbortController().signal);
  return bus;
}

it('marks the page when a store is chosen', () => {
  const bus = follow();
  document.cookie = 'store=stock; path=/';
  expect(root.dataset).not.toHaveProperty('storeLines');
  bus.set('selectedStore', store);

  expect(root.dataset.storeLines).toBe('stock');
});

it('remembers for the session that the banner was closed', () => {
  const bus = follow();
  expect(document.cookie).toBe('');
  bus.publish('storefinder:banner-dismissed', {});

  expect(document.cookie).toBe('store-banner=exited');
  expect(root.dataset.storeBanner).toBe('exited');
});
