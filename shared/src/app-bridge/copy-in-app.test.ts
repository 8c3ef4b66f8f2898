import { copyInApp } from './copy-in-app';
import { aFakeApp } from './fake-app';

afterEach(() => {
  delete window.fachwerkApp;
  jest.useRealTimers();
});

it('copies by the app', async () => {
  const app = aFakeApp(({ handle }) => ({ handle }));

  expect(await copyInApp('ios', 'https://shop.example/liste/')).toBe(true);
  expect(app.requests).toEqual([{ handle: expect.any(String), text: 'https://shop.example/liste/' }]);
});

it('leaves it to the page in a browser, in an older app, and after a refusal', async () => {
  expect(await copyInApp('ios', 'text')).toBe(false);
  const { requests } = aFakeApp(({ handle }) => ({ handle, error: 'DENIED' }));
  expect(await copyInApp(undefined, 'text')).toBe(false);
  expect(requests).toEqual([]);
  expect(await copyInApp('ios', 'text')).toBe(false);
});

it('leaves it to the page after three seconds without an answer', async () => {
  const app = aFakeApp(() => undefined);
  // The code of requests is there before the clock stands still.
  await import('./request-from-app');
  jest.useFakeTimers();
  const copied = copyInApp('android', 'text');
  await jest.advanceTimersByTimeAsync(3000);

  expect(await copied).toBe(false);
  expect(app.listeners.size).toBe(0);
});
