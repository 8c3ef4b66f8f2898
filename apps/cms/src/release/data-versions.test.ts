/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@fachwerk/server-kit/testing/until';
import { type FakeShop, fakeShop } from '../testing/fake-shop';
import { dataVersions, textVersions } from './data-versions';

let shop: FakeShop;
let now: number;
const warn = jest.fn();
beforeEach(async () => {
  shop = await fakeShop();
  now = 0;
  warn.mockClear();
});
afterEach(() => shop.close());
const start = () => dataVersions({ apiUrl: shop.url, log: { warn }, clock: () => now });
const calls = () => shop.apiCalls.length;

it('is confirmed by the API, at most once a second', async () => {
  const versions = start();

  expect(versions.current()).toBeUndefined();
  await versions.confirm();
  expect(versions.current()).toBe('1');
  const before = calls();
  now = 999;
  versions.current();
  now = 1000;
  versions.current();
  versions.current();
  await wait(100);

  expect(calls()).toBe(before + 1);
});

it('changes with an answer that any page has got', async () => {
  const versions = start();
  await versions.confirm();

  versions.saw('2');
  expect(versions.current()).toBe('2');
  versions.saw('1');

  expect(versions.current()).toBe('2');
});

it('is unknown three seconds after the last answer, and the outage is logged once', async () => {
  const versions = start();
  await versions.confirm();
  shop.dataVersion = undefined;

  for (now = 1000; now < 3000; now += 1000) {
    expect(versions.current()).toBe('1');
    await wait(50);
  }

  expect(versions.current()).toBeUndefined();
  await wait(50);
  expect(warn).toHaveBeenCalledTimes(1);
  await expect(versions.confirm()).rejects.toThrow('answers 200');
});

describe('the first visit after a pause', () => {
  it('waits for the version', async () => {
    const versions = start();
    expect(await versions.known()).toBe('1');
    now = 60_000;
    shop.dataVersion = '2';

    expect(versions.current()).toBeUndefined();
    expect(await versions.known()).toBe('2');
  });

  it('does not wait again for an API that has failed', async () => {
    shop.dataVersion = undefined;
    const versions = start();
    expect(await versions.known()).toBeUndefined();
    now = 60_000;
    shop.dataVersion = '2';

    // Known by the time of the next visit.
    expect(await versions.known()).toBeUndefined();
    await until(async () => (await versions.known()) === '2');
  });
});

it('of texts rises with each change of an editor', async () => {
  const versions = textVersions({ apiUrl: shop.url, log: { warn }, clock: () => now });

  expect(await versions.known()).toBe('0');
  shop.written = { text: 'neu', version: 4 };
  now = 5000;

  expect(await versions.known()).toBe('4');
});

it('of texts is unknown with an API that states none', async () => {
  shop.written = { text: '', version: undefined };
  const versions = textVersions({ apiUrl: shop.url, log: { warn }, clock: () => now });

  expect(await versions.known()).toBeUndefined();
});
