import { pageMountParcel } from './page-application';

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
