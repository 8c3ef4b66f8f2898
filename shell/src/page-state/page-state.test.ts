import { createBus, lockScroll, openSidebar, setNavigationOverlay } from '@fachwerk/shared/bus';
import { followNavigationOverlay } from './navigation-overlay';
import { followOpenedSidebar } from './opened-sidebar';
import { followScrollLock } from './scroll-lock';
import { followScrollPosition } from './scroll-position';

/** A lock follows after the next paint. */
const paint = () => void jest.advanceTimersByTime(200);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = (width: number) => {
  Object.assign(window, { innerWidth: width, scrollY: 700, scrollTo: jest.fn() });
  const bus = createBus({ validate: true });
  const { signal } = new AbortController();
  followScrollLock(bus, signal);
  followNavigationOverlay(bus, () => document.body, signal);
  followOpenedSidebar(bus, signal);
  return bus;
};
const overlay = () => document.querySelector('[data-navigation-overlay]');

describe('on a phone', () => {
  it('a lock keeps the page at its position, and gives it back', () => {
    const bus = setUp(768);
    const unlock = lockScroll(bus);
    paint();
    expect(document.body).toHaveStyle({ position: 'fixed', top: '-700px' });
    unlock();
    paint();
    expect(document.body).not.toHaveStyle({ position: 'fixed' });
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  });
});

it('the page is far down after one height of the window, until the visitor is back', () => {
  Object.assign(window, { innerHeight: 800, scrollY: 0 });
  const bus = createBus({ validate: true });
  const controller = new AbortController();
  followScrollPosition(bus, controller.signal);
  const isFarDownAt = (scrollY: number) => {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event('scroll'));
    return bus.get('isFarDown');
  };
  expect(isFarDownAt(800)).toBe(false);
  expect(isFarDownAt(801)).toBe(true);
  expect(isFarDownAt(100)).toBe(false);

  controller.abort();
  expect(isFarDownAt(2000)).toBe(false);
});

describe('from 1024 px on', () => {
  it('a lock hides the overflow and leaves the position alone', () => {
    const bus = setUp(1024);
    const unlock = lockScroll(bus);
    paint();
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    expect(document.body).not.toHaveStyle({ position: 'fixed' });
    unlock();
    paint();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('stays locked until the last of several locks is released', () => {
    const bus = setUp(1440);
    const [dialog, menu] = [lockScroll(bus), lockScroll(bus)];
    paint();
    dialog();
    paint();
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    menu();
    paint();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('is the same lock when one layer follows another before the paint', () => {
    const bus = setUp(768);
    const unlock = lockScroll(bus);
    paint();
    unlock();
    lockScroll(bus);
    paint();
    expect(document.body).toHaveStyle({ position: 'fixed' });
    expect(window.scrollTo).not.toHaveBeenCalled();
    document.body.removeAttribute('style');
  });

  it('puts back a style that the page had before', () => {
    document.body.style.overflow = 'clip';
    const bus = setUp(1440);
    const unlock = lockScroll(bus);
    paint();
    expect(document.body.style.overflow).toBe('hidden');
    unlock();
    paint();
    expect(document.body.style.overflow).toBe('clip');
    document.body.removeAttribute('style');
  });
});

describe('the navigation overlay', () => {
  it('darkens the page and stops scrolling; off is the reverse', () => {
    const bus = setUp(1440);
    setNavigationOverlay(bus, true);
    expect(overlay()).toBeInTheDocument();
    expect(bus.get('bodyScrollLockCount')).toBe(1);
    setNavigationOverlay(bus, false);
    expect(overlay()).not.toBeInTheDocument();
    expect(bus.get('bodyScrollLockCount')).toBe(0);
  });

  it('closes at a click and keeps other locks', () => {
    const bus = setUp(1440);
    lockScroll(bus);
    setNavigationOverlay(bus, true);
    (overlay() as HTMLElement).click();
    expect(bus.get('isNavigationOverlay')).toBe(false);
    expect(bus.get('bodyScrollLockCount')).toBe(1);
  });
});

it('an open slide-in is available to style sheets', () => {
  const bus = setUp(1440);
  openSidebar(bus, 'storefinder');
  expect(document.documentElement.dataset.openedSidebar).toBe('storefinder');
  bus.set('openedSidebarId', null);
  expect(document.documentElement.dataset.openedSidebar).toBeUndefined();
});
