import type { Parcel } from 'single-spa';
import { timeLimit } from '../time-limits';
import { pageMountParcel } from './page-application';

afterEach(() => jest.useRealTimers());

it('changes nothing of the page: its history, its listeners, its jQuery, its globals', async () => {
  const fn = { on: jest.fn(), off: jest.fn() };
  const { on, off } = fn;
  Object.assign(window, { jQuery: { fn } });
  const before = [window.addEventListener, history.pushState, history.replaceState];
  const heard = jest.fn();

  await pageMountParcel();
  window.addEventListener('popstate', heard);
  history.pushState(null, '', '/other/');

  expect([window.addEventListener, history.pushState, history.replaceState]).toEqual(before);
  expect(Object.prototype.hasOwnProperty.call(history, 'pushState')).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(fn).toEqual({ on, off });
  expect(window).not.toHaveProperty('singleSpaNavigate');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('leaves the report of a slow mount to the shell, which has the time limit', async () => {
  const mountParcel = await pageMountParcel();
  const printed = jest.spyOn(console, 'error').mockImplementation();
  jest.useFakeTimers();
  const end = async (milliseconds: number) => {
    let mounted = () => {};
    const lifecycles = {
      name: 'slow',
      bootstrap: () => Promise.resolve(),
      mount: () => new Promise<void>((resolve) => (mounted = resolve)),
      unmount: () => Promise.resolve(),
    };
    const parcel = mountParcel(lifecycles, { domElement: document.body }) as Parcel;
    await jest.advanceTimersByTimeAsync(milliseconds);
    mounted();
    await parcel.mountPromise;
    await jest.runAllTimersAsync();
    return printed.mock.calls.length;
  };

  expect(await end(timeLimit('mount'))).toBe(0);
  expect(await end(2 * timeLimit('mount'))).toBe(1);
});
