import { createPendingWork } from '../core/pending-work';
import { followLeaving } from './leaving';

let page: AbortController;
const reported: string[] = [];

function openPage({ loads = true } = {}) {
  const work = createPendingWork();
  const leaving = followLeaving(work, page.signal);
  let end = () => {};
  if (loads) void work.add('cart-page', new Promise<void>((resolve) => (end = resolve)));
  return { fail: (what: string) => leaving.ifStaying(() => reported.push(what)), end: () => end() };
}
const send = (type: string) => window.dispatchEvent(new Event(type));

beforeEach(() => {
  jest.useFakeTimers();
  page = new AbortController();
  reported.length = 0;
});
afterEach(() => {
  page.abort();
  jest.useRealTimers();
});

it('a failure is reported at once while the visitor stays', () => {
  openPage().fail('a script');
  expect(reported).toEqual(['a script']);
});

it('a failure after the visitor has followed a link is not reported', () => {
  const { fail } = openPage();
  send('beforeunload');
  fail('a cancelled script');
  send('pagehide');
  fail('a chunk');
  jest.runAllTimers();

  expect(reported).toEqual([]);
});

it('a failure after the page is gone is not reported where browsers do not announce it', () => {
  const { fail } = openPage();
  send('pagehide');
  fail('a chunk');
  jest.runAllTimers();

  expect(reported).toEqual([]);
});

it('a visitor who only downloads a file stays, and the failures are reported', () => {
  const { fail } = openPage();
  send('beforeunload');
  fail('a script');
  expect(reported).toEqual([]);

  jest.runAllTimers();
  expect(reported).toEqual(['a script']);
  fail('another one');
  expect(reported).toEqual(['a script', 'another one']);
});

it('a visitor who returns to the page by the back button gets its failures reported again', () => {
  const { fail } = openPage();
  send('pagehide');
  fail('a cancelled script');
  send('pageshow');
  fail('a later one');
  jest.runAllTimers();

  expect(reported).toEqual(['a later one']);
});

it('listens to the event that keeps pages out of the memory only while the page loads', async () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const times = (spy: jest.SpyInstance) => spy.mock.calls.filter(([type]) => type === 'beforeunload').length;
  openPage({ loads: false });
  expect(times(added)).toBe(0);

  const { end } = openPage();
  expect(times(added)).toBe(1);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(times(removed)).toBe(1);
  jest.restoreAllMocks();
});
