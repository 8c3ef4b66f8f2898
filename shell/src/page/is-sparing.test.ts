import { isSparing } from './is-sparing';

const quick = () => 0;
const slow = () => 900;

it.each([
  ['the visitor saves data', { connection: { saveData: true, effectiveType: '4g' } }],
  ['the connection is 2g', { connection: { effectiveType: '2g' } }],
  ['the connection is slower than that', { connection: { saveData: false, effectiveType: 'slow-2g' } }],
])('a page spares when %s', (_when, device) => {
  expect(isSparing(device, quick)).toBe(true);
});

it.each([
  ['two cores', { hardwareConcurrency: 2 }],
  ['one gigabyte of memory', { deviceMemory: 1, hardwareConcurrency: 8 }],
])('a device with %s counts only if its start was slow', (_what, device) => {
  expect(isSparing(device, slow)).toBe(true);
  expect(isSparing(device, quick)).toBe(false);
});

it.each([
  ['a browser that says nothing about itself', {}],
  ['3g', { connection: { effectiveType: '3g' } }],
  ['eight cores and much memory', { deviceMemory: 8, hardwareConcurrency: 8 }],
])('a slow start alone is no reason: %s', (_what, device) => {
  expect(isSparing(device, slow)).toBe(false);
});

it('measures the long tasks of this page, and none where the browser does not', () => {
  expect(isSparing({ hardwareConcurrency: 1 })).toBe(false);
  const disconnect = jest.fn();
  class Observer {
    static readonly supportedEntryTypes = ['longtask'];
    observe = jest.fn();
    disconnect = disconnect;
    takeRecords = () => [{ duration: 120 }, { duration: 90 }];
  }
  Object.assign(window, { PerformanceObserver: Observer });

  expect(isSparing({ hardwareConcurrency: 1 })).toBe(true);
  expect(disconnect).toHaveBeenCalledTimes(1);
  delete (window as { PerformanceObserver?: unknown }).PerformanceObserver;
});
